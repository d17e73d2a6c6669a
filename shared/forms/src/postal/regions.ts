/**
 * Regions to choose from, as postal services print them (`sub_keys` and `sub_names` of libaddressinput, see formats.ts). `CA California`
 * prints the code; a region without a code prints its name.
 */
const CODED: Readonly<Record<string, string>> = {
  AU: 'ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia',
  CA:
    'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories|NS Nova Scotia|' +
    'NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
  US:
    'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|' +
    'GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|' +
    'MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|' +
    'NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|' +
    'PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|' +
    'WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
}
const NAMED: Readonly<Record<string, string>> = {
  AE: 'Abu Dhabi|Ajman|Dubai|Fujairah|Ras Al Khaimah|Sharjah|Umm Al Quwain',
  IN:
    'Andaman and Nicobar Islands|Andhra Pradesh|Arunachal Pradesh|Assam|Bihar|Chandigarh|Chhattisgarh|' +
    'Dadra and Nagar Haveli and Daman and Diu|Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jammu and Kashmir|Jharkhand|Karnataka|Kerala|' +
    'Ladakh|Lakshadweep|Madhya Pradesh|Maharashtra|Manipur|Meghalaya|Mizoram|Nagaland|Odisha|Puducherry|Punjab|Rajasthan|Sikkim|' +
    'Tamil Nadu|Telangana|Tripura|Uttar Pradesh|Uttarakhand|West Bengal',
}

export interface Region {
  /** As printed on a parcel, and as kept. */
  value: string
  name: string
}

/** Regions of a country to choose from; empty where the region is typed. */
export function regionsOf(country: string): readonly Region[] {
  const coded = CODED[country]?.split('|').map((row) => ({ value: row.slice(0, row.indexOf(' ')), name: row.slice(row.indexOf(' ') + 1) }))
  return coded ?? NAMED[country]?.split('|').map((name) => ({ value: name, name })) ?? []
}

const folded = (text: string) => text.trim().toLowerCase()

/** The region by code or name in any letter case; null when a chosen country has none such. */
export function regionIn(country: string, text: string): string | null {
  const regions = regionsOf(country)
  if (regions.length === 0) return text.trim()
  return regions.find(({ value, name }) => folded(value) === folded(text) || folded(name) === folded(text))?.value ?? null
}
