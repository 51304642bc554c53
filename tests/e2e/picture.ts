import type { Page } from '@playwright/test'

/** A picture as rows of lightness, 0 to 255. */
export async function lightnessOf(page: Page, png: string): Promise<number[][]> {
  const reader = await page.context().newPage()
  const rows = await reader.evaluate(async (data) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${data}`
    await picture.decode()
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const drawing = canvas.getContext('2d')
    if (!drawing) return []
    drawing.drawImage(picture, 0, 0)
    return Array.from({ length: picture.height }, (_, y) => {
      const { data: row } = drawing.getImageData(0, y, picture.width, 1)
      return Array.from({ length: picture.width }, (_, x) => row[x * 4 + 1] ?? 0)
    })
  }, png)
  await reader.close()
  return rows
}
