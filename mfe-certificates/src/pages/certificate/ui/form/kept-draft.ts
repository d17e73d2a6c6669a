import { tabStore } from '@shop/http'
import { DRAFT_KEY, type Draft } from '../../model/index.ts'

interface StoredDraft {
  userId: number | null
  draft: Partial<Draft>
}

/** Keeps a draft for a reload of this tab. */
export const keepDraft = (userId: number | null, draft: Draft): void =>
  void tabStore.set(DRAFT_KEY, JSON.stringify({ userId, draft } satisfies StoredDraft))

/** What was typed before a reload, by the same shopper or a guest; fields of another type are left out. */
export function keptDraft(userId: number | null, known: Draft): Partial<Draft> {
  const { userId: writer, draft } = parsed()
  if (writer !== null && writer !== userId) return {}
  const isField = ([name, value]: [string, unknown]) =>
    name === 'designId' ? Number.isInteger(value) : Object.hasOwn(known, name) && typeof value === typeof known[name as keyof Draft]
  return Object.fromEntries(Object.entries(draft).filter(isField)) as Partial<Draft>
}

function parsed(): StoredDraft {
  try {
    const { userId = null, draft = {} } = JSON.parse(tabStore.get(DRAFT_KEY) ?? '{}') as Partial<StoredDraft>
    return { userId, draft: draft ?? {} }
  } catch {
    return { userId: null, draft: {} }
  }
}
