import { createContext } from 'react'

/** `active` during hydration. */
export const HydrationContext = createContext<{ active: boolean }>({ active: false })
