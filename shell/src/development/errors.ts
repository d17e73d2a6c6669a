const ID = 'build-errors'
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: '99999',
  margin: '0',
  padding: '12px 16px',
  maxHeight: '40vh',
  overflow: 'auto',
  background: '#7a1020',
  color: '#fff',
  font: '13px/1.4 monospace',
  whiteSpace: 'pre-wrap',
}

/** An error bar at the bottom; the page stays usable. */
export function showErrors(errors: string[]) {
  document.getElementById(ID)?.remove()
  if (errors.length === 0) return
  const bar = document.createElement('pre')
  bar.id = ID
  bar.setAttribute('role', 'alert')
  bar.textContent = errors.join('\n\n')
  Object.assign(bar.style, LOOK)
  document.body.append(bar)
}
