/* The simulator's payment window: what is paid, to press Pay, to decline, or to close. */
const at = (id) => document.getElementById(id);
const path = location.pathname;
const tell = (type, more = {}) => parent.postMessage({ type, ...more }, '*');
// The page takes the window away, and its process with it: not before the browser has heard, by the next picture,
// that the press has ended. It closes before it knows its order, too.
const close = () => requestAnimationFrame(() => setTimeout(() => tell('close')));
at('close').addEventListener('click', close);
addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
});

const order = await fetch(`${path}/order`).then((response) => response.json());
const amount = new Intl.NumberFormat('en-NG', {
  style: 'currency',
  currency: order.currency,
  currencyDisplay: 'narrowSymbol',
}).format(order.amount / 100);
at('amount').textContent = amount;
at('email').textContent = order.email;
at('reference').textContent = order.reference;
at('pay').textContent = `Pay ${amount}`;
for (const { name, words } of order.endings) {
  const label = document.createElement('label');
  const input = Object.assign(document.createElement('input'), {
    type: 'radio',
    name: 'ending',
    value: name,
    checked: name === 'paid',
  });
  label.append(input, words);
  at('endings').append(label);
}

const buttons = [at('pay'), at('decline')];
const enable = (isOn) => {
  for (const button of buttons) button.disabled = !isOn;
};
const say = (words, isBad = false) => {
  at('status').textContent = words;
  at('status').className = isBad ? 'bad' : '';
};

async function act(choice) {
  enable(false);
  say('Processing...');
  const answer = await fetch(`${path}/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(choice),
  })
    .then((response) => response.json())
    .catch(() => ({ heard: 'nothing' }));
  if (answer.heard === 'success') return tell('success', { reference: order.reference });
  if (answer.heard === 'lost') return tell('close');
  enable(true);
  if (answer.heard === 'declined') return say('The card was declined. Try again or close.', true);
  return say('The bank did not answer. Try again.', true);
}

at('pay').addEventListener('click', () =>
  act({ act: 'pay', ending: document.querySelector('input[name=ending]:checked')?.value }),
);
at('decline').addEventListener('click', () => act({ act: 'decline' }));
enable(true);
tell('loaded', { email: order.email });
at('pay').focus({ preventScroll: true });
