// Stands in the landing page, after what it was made of: until the other scripts are there, its ways
// in are links (way-in.tsx), and these take along what the address asks for, a friend's referral code
// or the page that somebody was on the way to. The page is the same for everybody, so the server
// cannot put it into them. Signing in asks for no referral code.
(() => {
  const asked = new URLSearchParams(location.search);
  for (const link of document.querySelectorAll('a[data-way-in]')) {
    const query = new URLSearchParams(link.search);
    for (const [name, value] of asked) {
      if (name === 'next' || !query.has('next')) query.set(name, value);
    }
    link.search = query;
  }
})();
