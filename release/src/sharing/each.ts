/** Requests at once. */
const AT_ONCE = 24

/** Does this for each, several at once. @throws the first error, once those under way have ended */
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
