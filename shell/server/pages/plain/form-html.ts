import { escapeHtml, tag } from '../../platform/http/escape.ts'

export const group = (legend: string, body: string) => `<fieldset><legend class="h3">${legend}</legend>${body}</fieldset>`

type Attributes = Record<string, string | true | undefined>

/** A field names its fault, as the summary above the form does not. */
export const field = (label: string, name: string, value: string, { fault, ...more }: Attributes & { fault?: string | undefined } = {}) =>
  `<label>${label}${tag('input', { name, value, ...more, ...told(name, fault) })}${faultOf(name, fault)}</label>`

const told = (name: string, fault: string | undefined): Attributes =>
  fault ? { 'aria-invalid': 'true', 'aria-describedby': `${name}-fault` } : {}

const faultOf = (name: string, fault: string | undefined) =>
  fault ? `<span class="fault small" id="${name}-fault">${escapeHtml(fault)}</span>` : ''

export const radio = (name: string, value: string, isChosen: boolean, label: string) =>
  `<label class="pick">${tag('input', { type: 'radio', name, value, checked: isChosen || undefined })}${escapeHtml(label)}</label>`

export const checkbox = (name: string, isChosen: boolean, label: string) =>
  `<label class="pick">${tag('input', { type: 'checkbox', name, value: 'yes', checked: isChosen || undefined })}${label}</label>`

export interface Choice {
  value: string
  name: string
}

export function select(
  label: string,
  name: string,
  all: readonly Choice[],
  chosen: string,
  { none, fault, ...more }: Attributes & { none?: string; fault?: string | undefined },
) {
  const options = all.map(
    ({ value, name: shown }) => `${tag('option', { value, selected: value === chosen || undefined })}${escapeHtml(shown)}</option>`,
  )
  return `<label>${label}${tag('select', { name, ...more, ...told(name, fault) })}${none === undefined ? '' : `<option value="">${none}</option>`}${options.join('')}</select>${faultOf(name, fault)}</label>`
}

export const faultsHtml = (faults: readonly string[]) =>
  faults.map((fault) => `<p class="fault" role="alert">${escapeHtml(fault)}</p>`).join('')
