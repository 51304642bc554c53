import { runChecks } from './check-steps.ts'
import { printTotals } from './steps.ts'

printTotals(await runChecks())
