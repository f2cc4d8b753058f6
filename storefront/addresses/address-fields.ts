/** Form fields; `area` is null until a place is chosen. */
export type AddressFields = Record<'name' | 'phone' | 'postalCode' | 'street', string> & {
  area: Record<'subDistrict' | 'district' | 'province', string> | null;
};
