import { browserApi } from '#client/browser-api.ts';
import type { Text } from '#locales/translate.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { prizeAddresses } from '#schemas/api/invented/activity-desk.ts';

type Addressed = EndpointData<typeof prizeAddresses>['addresses'];

const COLUMNS = [
  ...(['number', 'prize', 'name', 'phone', 'street'] as const),
  ...(['subDistrict', 'district', 'province', 'postalCode'] as const),
];

/** Addresses of all prizes of a lottery that wait for shipping, loaded page by page. */
export async function readAddresses(id: string): Promise<Addressed> {
  const all: Addressed = [];
  for (let hasNext = true; hasNext; ) {
    const body = { after: all.at(-1)?.number ?? 0 };
    const some = await browserApi().call(prizeAddresses, { params: { id }, body });
    all.push(...some.addresses);
    hasNext = some.hasNext;
  }
  return all;
}

/** Rows of the address spreadsheet, with a header row. */
export function addressRows(t: Text, found: Addressed) {
  return [
    COLUMNS.map((column) => t(`activityDesk.column.${column}`)),
    ...found.map(({ number, prizeName, address: { name, phone, street, area } }) => [
      number,
      prizeName,
      name,
      dialled(phone),
      street,
      area.subDistrict ?? '',
      area.district,
      area.province,
      area.postalCode,
    ]),
  ];
}

/**
 * Phone number with separators, `081-234-5678`: a spreadsheet would read digits alone as a number, without the leading
 * 0.
 */
function dialled(phone: string): string {
  return `0${phone}`.replace(/^(\d{3})(\d{3})(\d+)$/, '$1-$2-$3');
}
