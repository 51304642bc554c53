/** Asks the browser not to delete this site's data when disk space is low. The browser may decline. */
export async function requestPersistence(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Old browsers and plain http do not have this API.
  }
}
