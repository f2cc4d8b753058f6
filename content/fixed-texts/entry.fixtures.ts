/** Valid leaves of the text of a fixed page. */
export const fixedTextEntry = {
  page: 'user-agreement',
  'title.th': 'ข้อตกลงสมาชิก',
  'title.en': 'Member agreement',
  'body.th': '<h2>ขอบเขต</h2><p>ใช้กับสมาชิกทุกคน</p>',
  'body.en': '<h2>Scope</h2><p>It applies to every member.</p>',
  validFrom: '2026-01-01T00:00:00.000Z',
};
