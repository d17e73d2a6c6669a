/** Requests at once. */
const AT_ONCE = 24

/** Runs `work` for every item, up to 24 at once. After an error no more are started. @throws the first error, when the running ones have ended */
export async function each<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].values()
  const errors: unknown[] = []
  const worker = async () => {
    for (const item of waiting) {
      try {
        await work(item)
      } catch (error) {
        errors.push(error)
      }
      if (errors.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  if (errors.length > 0) throw errors[0]
}
