// Runs before the page is painted: a reader who chose day or night by the switch gets it without a flash.
try {
  const theme = localStorage.getItem('regula.theme');
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's preference stands.
}
