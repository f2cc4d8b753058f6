import { browserApi } from '#client/browser-api.ts';
import type { Text } from '#locales/translate.ts';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import { prizeAddresses } from '#schemas/api/invented/activity-desk.ts';

type Addressed = EndpointData<typeof prizeAddresses>['addresses'];

const COLUMNS = [
  ...(['number', 'prize', 'name', 'phone', 'street'] as const),
  ...(['subDistrict', 'district', 'province', 'postalCode'] as const),
];

/** Where all prizes of a lottery that wait are to be sent, asked for piece by piece. */
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

/** The rows of a spreadsheet of addresses, under their names. */
export function addressRows(t: Text, found: Addressed) {
  return [
    COLUMNS.map((column) => t(`activityDesk.column.${column}`)),
    ...found.map(({ number, prizeName, address: { name, phone, street, area } }) => [
      ...[number, prizeName, name, dialled(phone), street],
      ...[area.subDistrict ?? '', area.district, area.province, area.postalCode],
    ]),
  ];
}

/** A phone number as it is dialled, `081-234-5678`: a spreadsheet would take digits alone for a number, without their 0. */
function dialled(phone: string): string {
  return `0${phone}`.replace(/^(\d{3})(\d{3})(\d+)$/, '$1-$2-$3');
}
