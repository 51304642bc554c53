import { wordSource } from '../../src/content/word-schema.ts'
import { readYamlLists } from '../../src/content/yaml-lists.ts'

/** The words that the site really holds, read as the build reads them. */
export const words = (await readYamlLists('content/words', wordSource)).map(({ item }) => item)
