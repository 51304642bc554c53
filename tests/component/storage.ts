/** Leaves nothing of a test behind in the browser. What a module remembers lasts as long as its test file. */
export async function clearStorage(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase('gradus')
    request.addEventListener('success', () => resolve())
    request.addEventListener('error', () => reject(new Error('The database could not be deleted')))
  })
}
