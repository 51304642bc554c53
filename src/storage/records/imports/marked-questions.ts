import * as v from 'valibot'
import { pluralize } from '../../../domain/text/pluralize.ts'
import { questionId } from '../../formats/field-schemas.ts'
import { readMarked, saveMarks } from '../../settings/marked-questions.ts'
import { itemImport } from '../item-import.ts'
import { kind } from '../kinds/marked-questions.ts'

export const recordImport = itemImport({
  kind,
  schema: v.array(questionId),
  planImport(ids) {
    const marked = readMarked()
    const missing = [...new Set(ids)].filter((id) => !marked.includes(id))
    if (missing.length === 0) return null
    return {
      added: pluralize(missing.length, 'marked question'),
      save: () => saveMarks(missing, true),
      undo: () => void saveMarks(missing, false),
    }
  },
})
