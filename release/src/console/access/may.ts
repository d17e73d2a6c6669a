import type { Action, Scope } from '../../record.ts'

/** What the console does. A preview changes nothing on record. */
export type ConsoleAction = Extract<Action, 'publish' | 'promote' | 'canary' | 'rollback' | 'lock' | 'unlock'> | 'preview'

const TEAM: readonly ConsoleAction[] = ['publish', 'canary', 'preview']

/** Buttons follow it, and so does the server; the record is checked against the scope once more. */
export const may = (scope: Scope | null, action: ConsoleAction, name: string): boolean =>
  scope === 'manager' || (scope === `team:${name}` && TEAM.includes(action))
