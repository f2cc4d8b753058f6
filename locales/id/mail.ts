import type { mail as english } from '../en/mail.ts';
import type { Translation } from '../translate.ts';

export const mail: Translation<typeof english> = {
  'mail.subject.REGISTER': '{code} adalah kode pendaftaran {shop} Anda',
  'mail.subject.LOGIN': '{code} adalah kode masuk {shop} Anda',
  'mail.subject.CHANGEPWD': '{code} adalah kode untuk kata sandi baru {shop}',
  'mail.subject.CLOSEUSER': '{code} adalah kode untuk menghapus akun {shop} Anda',
  'mail.subject.CHANGE_MOBILE_EMAIL': '{code} adalah kode konfirmasi email ini untuk {shop}',
  'mail.subject.CHECK_OLD_MOBILE_EMAIL': '{code} adalah kode konfirmasi identitas Anda di {shop}',

  'mail.intro.REGISTER': 'Selamat datang di {shop}! Masukkan kode ini untuk membuka akun Anda:',
  'mail.intro.LOGIN': 'Masukkan kode ini untuk masuk ke {shop}:',
  'mail.intro.CHANGEPWD': 'Masukkan kode ini untuk membuat kata sandi baru akun {shop} Anda:',
  'mail.intro.CLOSEUSER':
    'Anda meminta penghapusan akun {shop}. Akun yang sudah dihapus tidak bisa dikembalikan. Untuk melanjutkan, masukkan kode ini:',
  'mail.intro.CHANGE_MOBILE_EMAIL': 'Masukkan kode ini untuk memakai alamat email ini di akun {shop} Anda:',
  'mail.intro.CHECK_OLD_MOBILE_EMAIL':
    'Ada permintaan untuk mengubah cara Anda masuk ke {shop}. Jika itu memang Anda, masukkan kode ini:',
  'mail.code':
    '{intro}\n\n{code}\n\nKode ini hanya bisa dipakai sekali dalam {minutes} menit. Jangan berikan kepada siapa pun: {shop} tidak pernah meminta kode Anda.\n\nTidak merasa meminta kode? Abaikan saja email ini.\n\n{shop}\n{site}\n',

  'mail.hasAccount.subject': 'Anda sudah punya akun {shop}',
  'mail.hasAccount.body':
    'Seseorang, mungkin Anda sendiri, ingin memakai alamat email ini untuk akun {shop}. Alamat ini sudah punya akun: silakan masuk dengan kata sandi atau kode.\n\nBukan Anda? Abaikan saja email ini.\n\n{shop}\n{site}\n',
  'mail.noAccount.subject': 'Belum ada akun {shop} dengan email ini',
  'mail.noAccount.body':
    'Seseorang, mungkin Anda sendiri, ingin masuk ke {shop} dengan alamat email ini, tetapi belum ada akunnya. Mungkin Anda memakai alamat lain, atau ingin mendaftar:\n\n{site}\n\nBukan Anda? Abaikan saja email ini.\n\n{shop}\n',

  'sms.REGISTER':
    '{shop}: kode pendaftaran Anda {code}, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  'sms.LOGIN': '{shop}: kode masuk Anda {code}, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  'sms.CHANGEPWD':
    '{shop}: kode kata sandi baru Anda {code}, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  'sms.CLOSEUSER':
    '{shop}: kode hapus akun Anda {code}, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  'sms.CHANGE_MOBILE_EMAIL':
    '{shop}: kode konfirmasi nomor ini {code}, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  'sms.CHECK_OLD_MOBILE_EMAIL':
    '{shop}: kode konfirmasi identitas Anda {code}, berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  'sms.hasAccount': '{shop}: nomor ini sudah punya akun. Silakan masuk di {site}',
  'sms.noAccount': '{shop}: nomor ini belum punya akun. Daftar di {site}',

  'member.nickname': 'Anggota {number}',

  'mail.digest.subject_other': '{count} promo baru untuk Anda di {shop}',
  'mail.digest.intro': 'Baru di {shop}, dan cocok dengan notifikasi promo Anda:',
  'mail.digest.off': 'diskon {percent}%',
  'mail.digest.manage': 'Ubah atau jeda notifikasi Anda:',
  'mail.digest.manageLink': 'Kelola notifikasi',
  'mail.digest.stop': 'Tidak mau menerima email ini lagi:',
  'mail.digest.stopLink': 'Berhenti berlangganan',
  'mail.digest.why': 'Anda menerima email ini karena memasang notifikasi promo di {shop}.',
};
