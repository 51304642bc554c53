/** Asks the browser not to clear this site's data when space is short. It may say no; that is no error. */
export async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Old browsers and insecure pages have no such question to ask.
  }
}
