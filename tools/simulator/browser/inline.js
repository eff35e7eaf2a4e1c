/*
 * The inline script of the payment simulator: the same interface as the provider's (version 2), so
 * that a page cannot tell them apart. Opens the simulator's window in a frame over the page.
 */
{
  const { origin } = new URL(document.currentScript.src);
  const frameStyle = {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    background: 'transparent',
    colorScheme: 'normal',
    zIndex: '2147483647',
  };
  const call = (callback, ...given) => typeof callback === 'function' && callback(...given);

  class Transaction {
    constructor(options) {
      this.options = options;
      this.onMessage = (event) => this.hear(event);
    }

    async start() {
      const { key, email, amount, currency, reference, ref, accessCode } = this.options;
      const order = { key, email, amount, currency, reference: reference || ref };
      const answer = accessCode
        ? { status: true, data: { access_code: accessCode } }
        : await fetch(`${origin}/checkout/request_inline`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(order),
          })
            .then((response) => response.json())
            .catch(() => ({ status: false, message: 'The payment window could not be loaded' }));
      if (this.cancelled) return;
      if (!answer.status) {
        call(this.options.onError, { message: answer.message });
        return;
      }
      this.data = answer.data;
      this.show();
    }

    show() {
      this.focused = document.activeElement;
      this.frame = document.createElement('iframe');
      this.frame.title = 'Card payment (test mode)';
      this.frame.src = `${origin}/checkout/${this.data.access_code}`;
      Object.assign(this.frame.style, frameStyle);
      window.addEventListener('message', this.onMessage);
      // A modal dialog makes all else inert, so the frame stands inside it when one is open.
      const dialogs = document.querySelectorAll('dialog:modal');
      (dialogs[dialogs.length - 1] || document.body).append(this.frame);
    }

    hear(event) {
      if (event.origin !== origin || event.source !== this.frame?.contentWindow) return;
      const { type, ...said } = event.data || {};
      if (type === 'loaded') {
        this.frame.focus();
        const { id, access_code: accessCode } = this.data;
        call(this.options.onLoad, { id, accessCode, customer: { email: said.email } });
      }
      if (type === 'close') this.cancel();
      if (type === 'success') {
        this.hide();
        const { id } = this.data;
        const { reference } = said;
        const answer = { id, reference, status: 'success', message: 'Approved' };
        call(this.options.onSuccess, { ...answer, trans: id, transaction: id, trxref: reference });
      }
    }

    hide() {
      window.removeEventListener('message', this.onMessage);
      this.frame?.remove();
      this.focused?.focus?.();
    }

    cancel() {
      this.cancelled = true;
      this.hide();
      call(this.options.onCancel);
    }
  }

  window.PaystackPop = class PaystackPop {
    newTransaction(options) {
      this.transaction = new Transaction(options);
      this.transaction.start();
      return this.transaction;
    }

    checkout(options) {
      return this.newTransaction(options);
    }

    resumeTransaction(accessCode, callbacks = {}) {
      return this.newTransaction({ ...callbacks, accessCode });
    }

    preloadTransaction(options) {
      return () => this.newTransaction(options);
    }

    cancelTransaction() {
      this.transaction?.cancel();
    }

    isLoaded() {
      return true;
    }

    /* How version 1 was called, which older pages still do. */
    static setup({ callback, onClose, ...options }) {
      const pop = new PaystackPop();
      return {
        openIframe: () =>
          pop.newTransaction({ onSuccess: callback, onCancel: onClose, ...options }),
      };
    }
  };
}
