import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../translate.ts';

export const mail: Translation<typeof english> = {
  'mail.subject.REGISTER': '{code} คือรหัสสมัครสมาชิก {shop}',
  'mail.subject.LOGIN': '{code} คือรหัสเข้าสู่ระบบ {shop}',
  'mail.subject.CHANGEPWD': '{code} คือรหัสสำหรับตั้งรหัสผ่านใหม่ที่ {shop}',
  'mail.subject.CLOSEUSER': '{code} คือรหัสยืนยันการลบบัญชี {shop}',
  'mail.subject.CHANGE_MOBILE_EMAIL': '{code} คือรหัสยืนยันอีเมลนี้สำหรับ {shop}',
  'mail.subject.CHECK_OLD_MOBILE_EMAIL': '{code} คือรหัสยืนยันตัวตนของคุณที่ {shop}',

  'mail.intro.REGISTER': 'ยินดีต้อนรับสู่ {shop}! กรอกรหัสนี้เพื่อเปิดบัญชีของคุณ',
  'mail.intro.LOGIN': 'กรอกรหัสนี้เพื่อเข้าสู่ระบบ {shop}',
  'mail.intro.CHANGEPWD': 'กรอกรหัสนี้เพื่อตั้งรหัสผ่านใหม่สำหรับบัญชี {shop} ของคุณ',
  'mail.intro.CLOSEUSER': 'คุณได้ขอลบบัญชี {shop} เมื่อลบแล้วจะกู้คืนไม่ได้ หากต้องการดำเนินการต่อ กรุณากรอกรหัสนี้',
  'mail.intro.CHANGE_MOBILE_EMAIL': 'กรอกรหัสนี้เพื่อใช้อีเมลนี้กับบัญชี {shop} ของคุณ',
  'mail.intro.CHECK_OLD_MOBILE_EMAIL': 'มีการขอเปลี่ยนวิธีเข้าสู่ระบบ {shop} ของคุณ หากเป็นคุณ กรุณากรอกรหัสนี้',
  'mail.code':
    '{intro}\n\n{code}\n\nรหัสนี้ใช้ได้ครั้งเดียวภายใน {minutes} นาที กรุณาอย่าบอกรหัสนี้แก่ผู้ใด พนักงานของ {shop} จะไม่ขอรหัสจากคุณ\n\nหากคุณไม่ได้ขอรหัสนี้ ไม่ต้องดำเนินการใด ๆ\n\n{shop}\n{site}\n',

  'mail.hasAccount.subject': 'คุณมีบัญชี {shop} อยู่แล้ว',
  'mail.hasAccount.body':
    'มีผู้ขอใช้อีเมลนี้กับบัญชี {shop} ซึ่งอาจเป็นคุณเอง อีเมลนี้มีบัญชีอยู่แล้ว คุณเข้าสู่ระบบด้วยรหัสผ่านหรือรหัสยืนยันได้เลย\n\nหากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ\n\n{shop}\n{site}\n',
  'mail.noAccount.subject': 'ไม่พบบัญชี {shop} ของอีเมลนี้',
  'mail.noAccount.body':
    'มีผู้ขอเข้าสู่ระบบ {shop} ด้วยอีเมลนี้ ซึ่งอาจเป็นคุณเอง แต่ยังไม่มีบัญชีที่ใช้อีเมลนี้ คุณอาจเคยใช้อีเมลอื่น หรือสมัครสมาชิกได้ที่\n\n{site}\n\nหากไม่ใช่คุณ ไม่ต้องดำเนินการใด ๆ\n\n{shop}\n',

  'sms.REGISTER': '{shop}: รหัสสมัครสมาชิกคือ {code} ใช้ได้ {minutes} นาที ห้ามบอกผู้อื่น',
  'sms.LOGIN': '{shop}: รหัสเข้าสู่ระบบคือ {code} ใช้ได้ {minutes} นาที ห้ามบอกผู้อื่น',
  'sms.CHANGEPWD': '{shop}: รหัสตั้งรหัสผ่านใหม่คือ {code} ใช้ได้ {minutes} นาที ห้ามบอกผู้อื่น',
  'sms.CLOSEUSER': '{shop}: รหัสยืนยันลบบัญชีคือ {code} ใช้ได้ {minutes} นาที ห้ามบอกผู้อื่น',
  'sms.CHANGE_MOBILE_EMAIL': '{shop}: รหัสยืนยันเบอร์นี้คือ {code} ใช้ได้ {minutes} นาที ห้ามบอกผู้อื่น',
  'sms.CHECK_OLD_MOBILE_EMAIL': '{shop}: รหัสยืนยันตัวตนคือ {code} ใช้ได้ {minutes} นาที ห้ามบอกผู้อื่น',
  'sms.hasAccount': '{shop}: เบอร์นี้มีบัญชีอยู่แล้ว เข้าสู่ระบบที่ {site}',
  'sms.noAccount': '{shop}: เบอร์นี้ยังไม่มีบัญชี สมัครได้ที่ {site}',

  'member.nickname': 'สมาชิก {number}',

  'mail.digest.subject_other': '{count} ดีลใหม่สำหรับคุณที่ {shop}',
  'mail.digest.intro': 'ดีลใหม่บน {shop} ที่ตรงกับการแจ้งเตือนของคุณ',
  'mail.digest.off': 'ลด {percent}%',
  'mail.digest.manage': 'แก้ไขหรือหยุดการแจ้งเตือนชั่วคราว:',
  'mail.digest.manageLink': 'จัดการการแจ้งเตือน',
  'mail.digest.stop': 'ไม่ต้องการรับอีเมลนี้อีก:',
  'mail.digest.stopLink': 'ยกเลิกการรับอีเมล',
  'mail.digest.why': 'คุณได้รับอีเมลนี้เพราะตั้งการแจ้งเตือนดีลไว้ที่ {shop}',
};
