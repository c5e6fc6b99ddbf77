/** How many tests a report of Vitest's JSON reporter holds. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * A file that breaks before its first test has no failed test but is a failure, and so is a run that ends badly with
 * all its tests passed (an error outside any test, no tests at all).
 */
export function countOf(report: string | undefined, exitedWell: boolean): Count {
  if (report === undefined) return { passed: 0, failed: 1 };
  const files = (JSON.parse(report) as Report).testResults;
  const results = files.flatMap((file) => file.assertionResults);
  const passed = results.filter((result) => result.status === 'passed').length;
  const failed =
    results.filter((result) => result.status === 'failed').length +
    files.filter((file) => file.status === 'failed' && !file.assertionResults.some((result) => result.status === 'failed'))
      .length;
  return { passed, failed: failed === 0 && !exitedWell ? 1 : failed };
}
