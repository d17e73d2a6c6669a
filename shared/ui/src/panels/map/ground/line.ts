export type Spot = [latitude: number, longitude: number]
export type Line = Spot[]
