import { indexOf } from './bank.ts'
import { expect, test } from './promise.ts'
import { kindNames } from '../../src/domain/questions/kind-names.ts'
import { sectionNames, sections } from '../../src/domain/questions/section.ts'

/** How many there are of each, with the name as a page writes it. */
function counted(names: readonly string[]): readonly string[] {
  const each = [...new Set(names)]
  return each
    .map((name) => `${name.replaceAll('-', ' ')} ${names.filter((one) => one === name).length}`)
    .toSorted()
}

test('the page about the questions counts what can be practiced: in all, by section, topic, kind and difficulty', async ({
  page,
}) => {
  const { questions: listed } = await indexOf(page)
  await page.goto('/about-the-questions')
  const total = Object.values(listed).flat().length.toLocaleString('en-US')
  await expect(page.getByText(`There are ${total} questions here.`)).toBeVisible()
  for (const [at, name] of sectionNames.entries()) {
    const own = listed[name] ?? []
    await expect(
      page.getByRole('heading', { name: `${sections[name].title}: ${own.length}`, exact: true }),
    ).toBeVisible()
    const table = page.getByRole('table').nth(at)
    const said = async (row: string): Promise<readonly string[]> =>
      (await table.getByRole('row').filter({ hasText: row }).getByRole('cell').innerText())
        .split(', ')
        .toSorted()
    expect(await said('Topics')).toEqual(counted(own.map(({ topic }) => topic)))
    expect(await said('Kinds')).toEqual(counted(own.map(({ kind }) => nameOf(kind))))
    expect(await said('Difficulty')).toEqual(counted(own.map(({ difficulty }) => difficulty)))
    const places = await said('Position of the right answer')
    const sum = places.reduce((total, place) => total + Number(place.split(' ')[1]), 0)
    expect(sum).toBe(own.filter(({ kind }) => kind === 'single').length)
  }
})

/** What a kind is called on the page. */
const nameOf = (kind: string): string => new Map(Object.entries(kindNames)).get(kind)?.toLowerCase() ?? kind
