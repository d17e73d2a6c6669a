/**
 * A sum, count or state that changes, alone in an element that is made anew with it: a page translator replaces text nodes, and React would
 * write into the replaced one.
 */
export const Live = ({ children }: { children: string | number }) => <span key={children}>{children}</span>
