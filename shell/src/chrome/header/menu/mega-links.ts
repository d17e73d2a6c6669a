/** Links of the first menu section besides those of the API: popular facets. */
export const metals = [
  { value: 'yellow', color: '#d9b566' },
  { value: 'white', color: '#dad9d6' },
  { value: 'rose', color: '#dba48c' },
  { value: 'silver', color: '#c9cbcc' },
] as const

export const stones = [
  { value: 'diamond', color: '#f1f1ef' },
  { value: 'emerald', color: '#1e7a45' },
  { value: 'sapphire', color: '#2b3fa6' },
  { value: 'pearl', color: '#efe6da' },
] as const
