const ID = 'development-errors'
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '99999',
  margin: '0',
  padding: '12px 48px 12px 16px',
  maxHeight: '40vh',
  overflow: 'auto',
  background: '#7a1020',
  color: '#fff',
  font: '13px/1.4 monospace',
  whiteSpace: 'pre-wrap',
}
const LOOK_OF_CLOSE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  right: '20px',
  width: '28px',
  height: '28px',
  border: '1px solid',
  background: '#7a1020',
  color: '#fff',
}

/** An error bar at the bottom; the page stays usable. */
export function showErrors(errors: string[], onClose: () => void) {
  document.getElementById(ID)?.remove()
  if (errors.length === 0) return
  const bar = document.createElement('pre')
  bar.id = ID
  bar.setAttribute('role', 'alert')
  bar.textContent = errors.join('\n\n')
  Object.assign(bar.style, LOOK)
  const close = document.createElement('button')
  close.textContent = '×'
  close.setAttribute('aria-label', 'Close')
  close.addEventListener('click', onClose)
  Object.assign(close.style, LOOK_OF_CLOSE)
  bar.prepend(close)
  document.body.append(bar)
}
