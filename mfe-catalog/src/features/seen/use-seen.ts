import { useState } from 'react'
import { useOutOfView } from '@shop/ui/in-view'

/** Whether the first element that matches was in the window. What stands below it loads only then. */
export function useSeen(selector: string): boolean {
  const isOut = useOutOfView(selector, true)
  const [isSeen, setIsSeen] = useState(false)
  if (!isOut && !isSeen) setIsSeen(true)
  return isSeen
}
