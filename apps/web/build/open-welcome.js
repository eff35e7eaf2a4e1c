// Stands in the landing page, after what it was made of: opens the painted welcome before any other
// script is there, unless this visit has seen it (welcome-dialog.tsx) or the page will be another,
// because somebody is signed in.
(() => {
  const dialog = document.querySelector('dialog');
  if (!dialog) return;
  try {
    const { settings } = JSON.parse(document.getElementById('boot').textContent);
    const seen = sessionStorage.getItem('landing-message-seen');
    const signedIn = /"isAuthenticated":true/.test(localStorage.getItem('auth-storage') ?? '');
    if (signedIn || seen === settings.landingMessage) return;
    dialog.showModal();
    dialog.addEventListener('close', () => {
      sessionStorage.setItem('landing-message-seen', settings.landingMessage);
    });
    for (const button of dialog.querySelectorAll('button')) button.onclick = () => dialog.close();
  } catch {
    // Without storage the page itself decides, a little later.
  }
})();
