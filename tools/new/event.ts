import { events } from '@shop/contracts/events/events'
import { UserError } from '../print/steps.ts'
import { camel } from './names.ts'
import { fromTemplate, insertBefore, type Plan } from './plan.ts'

const EVENTS = 'shared/contracts/src/events/events.ts'
const TYPE = /^[a-z][a-z-]*\.[a-z][a-z-]*$/

/** `npm run new -- event <what.happened>`: a contract with its payload, a test on the bus, and a line of docs/events.md. */
export function event([type = '']: string[]): Plan {
  if (!TYPE.test(type)) throw new UserError(`"${type}" is no name of an event: what, a dot and what happened to it, as in gift.chosen.`)
  if (events.some((one) => one.type === type)) throw new UserError(`${type} is there already, in ${EVENTS}.`)
  const name = camel(type)
  const contract = `export const ${name} = defineEvent('${type}', '1.0.0', v.object({ id: v.number() }), 'What has happened, and who says so.')\n\n`
  return {
    files: fromTemplate('event', 'shared/events/src', { type, name, file: type.replace('.', '-') }),
    edits: [
      { file: EVENTS, edit: insertBefore(/^export const events:/m, contract, EVENTS) },
      { file: EVENTS, edit: insertBefore(/,?\s*\] as never/, `, ${name}`, EVENTS) },
    ],
    next: [
      `Say in ${EVENTS} what the payload of ${type} is and when it is sent, in the test too; then npm run docs.`,
      `To tell: emitterOf(${name}, '<remote>'); to hear: listenTo(${name}), both from @shop/events.`,
    ],
  }
}
