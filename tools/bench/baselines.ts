import { execFile } from 'node:child_process'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { plainText, type RichText } from '../../src/domain/questions/rich-text.ts'
import { compress } from '../after-build/compress.ts'
import type { BareQuestion } from './bare-quiz.tsx'
import { barePage } from './bare-page.ts'

/** The path of the bare quiz on the baseline server. */
export const bareQuizPath = '/bare-quiz'

/** Builds the baselines: a bare copy of each measured page, and the bare quiz, compressed like the site. */
export async function buildBaselines(site: string, folder: string, paths: readonly string[]): Promise<void> {
  const work = join(folder, 'work')
  const out = join(folder, 'dist')
  await mkdir(work, { recursive: true })
  await buildBareQuiz(site, work, out)
  for (const path of new Set(paths)) {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    await mkdir(dirname(join(out, name)), { recursive: true })
    await writeFile(join(out, name), barePage(await readFile(join(site, name), 'utf8')))
  }
  await writeFile(join(out, '_headers'), '')
  await writeFile(join(out, '404.html'), 'Not found')
  const files = await Array.fromAsync(glob('**/*.{html,js}', { cwd: out }))
  await compress(files.map((name) => join(out, name)))
}

async function buildBareQuiz(site: string, work: string, out: string): Promise<void> {
  const [file = ''] = await Array.fromAsync(glob('questions/verbal-1.*.json', { cwd: site }))
  const component = fileURLToPath(new URL('./bare-quiz.tsx', import.meta.url))
  const questions = await readQuestions(join(site, file))
  await writeFile(join(work, 'questions.json'), JSON.stringify(questions))
  await writeFile(
    join(work, 'main.js'),
    `import { showBareQuiz } from ${JSON.stringify(component)}\nimport questions from './questions.json'\nshowBareQuiz(questions)\n`,
  )
  await writeFile(
    join(work, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>Quiz</title><script type="module" src="./main.js"></script></head><body><div id="root"></div></body></html>',
  )
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url))
  const options = ['--base', `${bareQuizPath}/`, '--outDir', join(out, bareQuizPath), '--logLevel', 'error']
  await promisify(execFile)(process.execPath, [vite, 'build', work, ...options])
}

type RichQuestion = Readonly<{
  stimulus: Readonly<{ text: RichText }> | null
  text: RichText
  choices: readonly Readonly<{ text: RichText; isCorrect: boolean }>[]
  explanation: RichText
}>

async function readQuestions(file: string): Promise<readonly BareQuestion[]> {
  const questions: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!areQuestions(questions)) throw new Error(`${file} is not an array of questions`)
  return questions.map(({ stimulus, text, choices, explanation }) => ({
    text: `${plainText(stimulus?.text ?? [])} ${plainText(text)}`.trim(),
    choices: choices.map((choice) => ({ text: plainText(choice.text), isCorrect: choice.isCorrect })),
    explanation: plainText(explanation),
  }))
}

/** Checks only for an array, because the build has already validated every question. */
function areQuestions(data: unknown): data is readonly RichQuestion[] {
  return Array.isArray(data)
}
