import type { ReactNode } from 'react'

/** For screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="vh">{children}</span>
