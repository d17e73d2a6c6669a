import { escapeHtml, tag } from '../http/escape.ts'

export const group = (legend: string, body: string) => `<fieldset><legend class="h3">${legend}</legend>${body}</fieldset>`

type Attributes = Record<string, string | true | undefined>

export const field = (label: string, name: string, value: string, more: Attributes = {}) =>
  `<label>${label}${tag('input', { name, value, ...more })}</label>`

export const radio = (name: string, value: string, isChosen: boolean, label: string) =>
  `<label class="pick">${tag('input', { type: 'radio', name, value, checked: isChosen || undefined })}${escapeHtml(label)}</label>`

export const checkbox = (name: string, isChosen: boolean, label: string) =>
  `<label class="pick">${tag('input', { type: 'checkbox', name, value: 'yes', checked: isChosen || undefined })}${label}</label>`

interface Choice {
  value: string
  name: string
}

export function select(
  label: string,
  name: string,
  all: readonly Choice[],
  chosen: string,
  { none, ...more }: Attributes & { none: string },
) {
  const options = all.map(
    ({ value, name: shown }) => `${tag('option', { value, selected: value === chosen || undefined })}${escapeHtml(shown)}</option>`,
  )
  return `<label>${label}${tag('select', { name, ...more })}<option value="">${none}</option>${options.join('')}</select></label>`
}

export const faultsHtml = (faults: readonly string[]) =>
  faults.map((fault) => `<p class="fault" role="alert">${escapeHtml(fault)}</p>`).join('')
