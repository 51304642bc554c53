import { pluralize } from '../../../domain/text/pluralize.ts'
import { finishedTestRow } from '../../formats/finished-test-schema.ts'
import { kind } from '../kinds/finished-tests.ts'
import { logImport } from '../log-import.ts'

export const recordImport = logImport({
  kind,
  added: (count) => pluralize(count, 'test'),
  entry: finishedTestRow,
})
