import { eventually } from '@shop/testing/eventually'

export interface Operation {
  operation: string
  isSync: boolean
  device: string
  body: unknown
}

const heard = async (): Promise<Operation[]> => {
  const answer = await fetch(`${process.env['SANDBOX_URL']}/marketing/operations`)
  return ((await answer.json()) as { operations: Operation[] }).operations
}

/** What the marketing platform has heard of a browser, in the order of the names; the browser is known by one thing it has said. */
export async function receivedOperations(sign: string, count: number): Promise<Operation[]> {
  const found = await eventually(`the platform hears ${count} operations of ${sign}`, async () => {
    const all = await heard()
    const device = all.find(({ body }) => JSON.stringify(body).includes(`"${sign}"`))?.device
    const its = all.filter((one) => one.device === device)
    return its.length >= count && its
  })
  return found.sort((one, other) => (one.operation < other.operation ? -1 : 1))
}
