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
  let found: Operation[] = []
  for (let round = 0; round < 600; round += 1) {
    const all = await heard()
    const device = all.find(({ body }) => JSON.stringify(body).includes(`"${sign}"`))?.device
    found = all.filter((one) => one.device === device)
    if (found.length >= count) return found.sort((one, other) => (one.operation < other.operation ? -1 : 1))
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`The platform has heard ${found.length} operations of ${sign}, not ${count}.`)
}
