import { searchAddresses } from '#schemas/api/invented/addresses.ts';
import type { Area } from '../../../../domain/addresses/areas.ts';
import { findAreas } from '../../../../domain/addresses/find-areas.ts';
import type { Call } from '../../../../platform/call.ts';
import { route } from '../../route.ts';

export const addressRoutes = [
  route(searchAddresses, async ({ query }, call) =>
    findAreas(query.keyword, query.limit).map((area) => presentArea(area, call)),
  ),
];

function presentArea({ code, subDistrict, district, province, postalCodes }: Area, { lang }: Call) {
  const language = lang === 'th' ? 'th' : 'en';
  return {
    code,
    subDistrict: subDistrict[language],
    district: district[language],
    province: province[language],
    postalCodes: [...postalCodes],
  };
}
