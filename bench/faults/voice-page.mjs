/* What is looked up within the pages of students, past what the product shows. */

/**
 * Tells whenever a page of the browser first says that something was handed in.
 * @param {import('@playwright/test').BrowserContext} context @param {() => Promise<void>} said
 */
export async function tellHandedIn(context, said) {
  await context.exposeBinding('sayHandedIn', () => {
    said().catch(console.error);
  });
  await context.addInitScript(() => {
    let isTold = false;
    const look = () => {
      if (isTold || !/Handed in[ :]/.test(document.body?.textContent ?? '')) return;
      isTold = true;
      Reflect.get(window, 'sayHandedIn')();
    };
    new MutationObserver(look).observe(document, {
      ...{ childList: true, subtree: true, characterData: true },
    });
  });
}

/**
 * What the phone keeps of recordings, as its database has them.
 * @param {import('@playwright/test').Page} page
 */
export const keptTakes = (page) =>
  page.evaluate(async () => {
    const answered = (/** @type {IDBRequest} */ request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opened before the product has, it would be made without its table.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'takes')) return [];
    const database = await answered(indexedDB.open('takes'));
    const rows = await answered(database.transaction('takes').objectStore('takes').getAll());
    database.close();
    const kept = [];
    for (const { slot, bytes } of rows) {
      if (slot === '' || slot.endsWith(' ~')) continue;
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      kept.push({ place: String(slot), size: Number(bytes.byteLength), hash });
    }
    return kept;
  });
