import type { screens as english } from '../en/screens.ts';
import type { Translation } from '../translate.ts';
import { detail } from './detail.ts';
import { sharing } from './sharing.ts';

export const screens: Translation<typeof english> = {
  ...detail,
  ...sharing,

  'section.recommendedDeals': 'Promo pilihan',
  'section.dailyOffers': 'Promo spesial hari ini',
  'section.recommendedArticles': 'Artikel pilihan',
  'section.topics': 'Panduan belanja',
  'section.brands': 'Brand pilihan',
  'section.leaderboard': 'Peringkat produk',
  'section.recommended': 'Rekomendasi',
  'section.featured': 'Unggulan',
  'section.newest': 'Terbaru',
  'section.popular': 'Populer',
  'section.hotTags': 'Tag populer',
  'section.relatedGoods': 'Produk serupa',
  'section.relatedArticles': 'Artikel terkait',
  'section.relatedVideos': 'Video terkait',
  'section.collection': '{tenant} Pilihan',
  'section.exclusive': '{tenant} Eksklusif',
  'activity.open': 'Ikut serta',
  'activity.results': 'Lihat hasil',
  'alertSignUp.placeholder': 'Sedang mencari apa?',
  'alertSignUp.label': 'Yang Anda cari',
  'alertSignUp.submit': 'Beri tahu saya',
  'alertSignUp.keywords': 'Kata yang disarankan',

  'daily.until': 'Sampai pukul {time}',

  'screen.home': 'Beranda',
  'screen.discover': 'Jelajahi',
  'screen.deals': 'Promo',
  'screen.coupons': 'Kupon',
  'screen.products': 'Produk',
  'screen.leaderboard': 'Peringkat produk',
  'screen.brands': 'Brand',
  'screen.articles': 'Artikel',
  'screen.articleTag': 'Artikel tentang “{keyword}”',
  'screen.topics': 'Panduan belanja',
  'screen.search': 'Pencarian',
  'screen.searchFor': 'Hasil untuk “{keyword}”',
  'screen.favorites': 'Favorit saya',
  'screen.likes': 'Yang saya sukai',
  'screen.notifications': 'Notifikasi',
  'screen.profile': 'Pengaturan profil',
  'screen.security': 'Keamanan akun',
  'screen.dealAlerts': 'Notifikasi promo',
  'screen.newDealAlert': 'Notifikasi promo baru',
  'screen.unsubscribe': 'Hentikan email notifikasi promo',
  'screen.aiShopping': 'Belanja dengan AI',
  'screen.dailyOffers': 'Promo spesial hari ini',
  'screen.activities': 'Acara dan hadiah',
  'screen.lottery': 'Undian berhadiah',
  'screen.bonus': 'Bonus belanja',
  'screen.badge': 'Lencana',
  'screen.sitemap': 'Peta situs',

  'meta.home':
    'Promo dari Lazada, Shopee, dan TikTok Shop lengkap dengan riwayat harga, dipilih {tenant} setiap hari.',
  'meta.deals': 'Promo terbaru di {tenant}, sudah dicek dengan riwayat harganya.',
  'meta.articles': 'Ulasan, panduan belanja, dan tips dari {tenant}.',
  'meta.products': 'Bandingkan produk dan harga dari berbagai marketplace di {tenant}.',
  'meta.brands': 'Semua brand yang sedang promo di {tenant}.',
  'meta.leaderboard': 'Produk terlaris, rating tertinggi, dan paling hemat menurut {tenant}.',
  'meta.dailyOffers': 'Promo spesial hari ini di {tenant}, berganti setiap hari.',
  'meta.topics': 'Panduan belanja {tenant}: yang perlu Anda tahu sebelum membeli.',
  'meta.sitemap': 'Semua bagian dan kategori {tenant} dalam satu halaman.',
  'meta.productCategory': '{name}: bandingkan produk dan harga dari berbagai marketplace di {tenant}.',
  'meta.brand': 'Produk, promo, dan harga {name} dari berbagai marketplace di {tenant}.',
  'meta.board': '{name}, peringkat pilihan {tenant}.',
  'meta.dealList': '{name}: promo yang sudah dicek dengan riwayat harganya di {tenant}.',
  'meta.coupons': 'Kode diskon dan kupon Lazada, Shopee, dan TikTok Shop, dikumpulkan {tenant}.',

  'list.heading': 'Hasil',
  'list.found_other': '{amount} hasil',

  'filter.title': 'Filter',
  'filter.chosen': 'Filter yang dipilih',
  'filter.remove': 'Hapus filter {name}',
  'filter.clear': 'Hapus semua',
  'filter.any': 'Semua',
  'filter.platform': 'Toko asal',
  'filter.price': 'Harga',
  'filter.discount': 'Diskon',
  'filter.label': 'Keunggulan',
  'filter.classification': 'Kategori',
  'filter.brand': 'Merek',
  'filter.shipping': 'Pengiriman',
  'filter.off': 'Diskon {percent}% ke atas',
  'filter.priceTo': 'Di bawah {high}',
  'filter.priceFrom': '{low} ke atas',

  'brands.search': 'Cari brand',
  'brands.hot': 'Brand populer',
  'brand.offline': 'Brand ini sedang tidak dijual di sini.',
  'brand.goods': '{amount} produk',
  'brand.deals': '{amount} promo',
  'brand.currentDeals': 'Promo dari {name}',
  'brand.products': 'Produk {name}',
  'board.others': 'Peringkat lainnya',

  'coupon.CODE': 'Kode',
  'coupon.DISCOUNT': 'Diskon',

  'breadcrumb.label': 'Anda di sini',
  'rating.title': 'Penilaian pembeli',
  'rating.of': 'dari 5',
  'rating.stars_other': 'Bintang {count}',
  'rating.source_other': 'Dari {amount} ulasan di {platform}',

  'detail.originalPrice': 'Harga asli',
  'detail.goToPlatform': 'Buka {platform}',
  'detail.priceHistory': 'Riwayat harga',
  'detail.published': 'Terbit {date}',

  'notice.title': 'Pengumuman',
  'notice.pause': 'Jeda pengumuman',
  'notice.play': 'Putar pengumuman',

  'tabs.label': 'Bagian halaman',

  'follow.invitation': 'Masuk untuk melihat kiriman dari orang yang Anda ikuti',
  'follow.signIn': 'Masuk',

  'footer.label': 'Tentang situs ini',
  'footer.userAgreement': 'Perjanjian pengguna',
  'footer.privacyPolicy': 'Kebijakan privasi',
  'footer.privacyChoices': 'Pilihan privasi',
  'footer.sitemap': 'Peta situs',
  'footer.ranking': 'Peringkat',
  'footer.aboutUs': 'Tentang kami',
  'footer.help': 'Bantuan & kontak',
  'footer.download': 'Unduh aplikasi',
  'footer.disclosure':
    'Kami dapat menerima komisi jika Anda membeli lewat tautan di situs ini. Harga yang Anda bayar tidak berubah.',

  'about.title': 'Tentang {tenant}',
  'about.mission.title': 'Promo bagus tanpa repot mencari',
  'about.mission.text':
    '{tenant} mengumpulkan diskon dari Lazada, Shopee, TikTok Shop, dan marketplace lain di satu tempat, jadi Anda tidak perlu membuka setiap aplikasi untuk menemukan harga terbaik.',
  'about.prices.title': 'Harga dengan riwayat',
  'about.prices.text':
    'Diskon tidak berarti banyak kalau harganya baru dinaikkan minggu lalu. Kami mencatat perubahan harga dan menandai promo sebagai terendah dalam 30, 90, atau 180 hari hanya jika catatan kami membuktikannya.',
  'about.money.title': 'Dari mana penghasilan kami',
  'about.money.text':
    'Kami tidak menjual barang sendiri. Saat Anda membeli lewat tautan kami, marketplace dapat membayar komisi kepada kami tanpa biaya tambahan bagi Anda. Penempatan berbayar selalu diberi tanda iklan.',
  'about.people.title': 'Dipilih oleh manusia',
  'about.people.text':
    'Editor dan anggota kami berbagi ulasan, panduan, dan tips belanja. Kalau ada promo yang sudah berakhir atau harga yang salah, laporkan saja dan kami akan memeriksanya.',
  'about.help.title': 'Bantuan & kontak',
  'about.help.text':
    'Harga salah atau promo sudah berakhir? Ketuk “Laporkan” di halamannya. Soal pesanan, pengiriman, dan pengembalian, hubungi toko di marketplace tempat Anda membeli. Untuk hal lain, tim {tenant} siap membantu.',
  'about.help.email': 'Kirim email ke {address}',
  'about.help.line': 'Chat kami di LINE',

  'agreement.title': 'Perjanjian pengguna',
  'agreement.scope.title': 'Menggunakan {tenant}',
  'agreement.scope.text':
    'Dengan menggunakan situs ini Anda menyetujui perjanjian ini. Jika tidak setuju, mohon hentikan penggunaan. Anda harus cukup umur untuk membuat perjanjian menurut hukum di tempat Anda, atau mendapat izin orang tua atau wali.',
  'agreement.deals.title': 'Promo, harga, dan pembelian',
  'agreement.deals.text':
    'Kami menampilkan penawaran toko lain. Harga, stok, dan promo cepat berubah; yang berlaku adalah yang ditampilkan toko saat pembayaran. Pembelian adalah perjanjian antara Anda dan toko; pengiriman, retur, dan pengembalian dana mengikuti aturan toko tersebut.',
  'agreement.account.title': 'Akun Anda',
  'agreement.account.text':
    'Rahasiakan kata sandi dan kode verifikasi Anda, dan beri tahu kami jika orang lain memakai akun Anda. Anda dapat menutup akun kapan saja di halaman keamanan akun.',
  'agreement.content.title': 'Konten yang Anda unggah',
  'agreement.content.text':
    'Hak atas postingan dan komentar tetap milik Anda, dan Anda mengizinkan kami menampilkannya di layanan kami. Jangan mengunggah hal yang melanggar hukum, menyesatkan, kasar, atau menyalin karya orang lain. Kami dapat menghapusnya dan memblokir akun yang mengunggahnya.',
  'agreement.liability.title': 'Tanggung jawab kami',
  'agreement.liability.text':
    'Kami berusaha agar informasi di situs ini benar, tetapi tidak dapat menjamin kelengkapan atau ketersediaannya setiap saat. Sejauh diizinkan hukum, kami tidak bertanggung jawab atas barang dan jasa toko lain.',
  'agreement.changes.title': 'Perubahan',
  'agreement.changes.text':
    'Kami dapat mengubah perjanjian ini dan akan mengumumkan perubahan penting di situs ini. Jika Anda tetap menggunakan situs setelahnya, versi baru yang berlaku.',

  'privacy.title': 'Kebijakan privasi',
  'privacy.collect.title': 'Data yang kami kumpulkan',
  'privacy.collect.text':
    'Saat Anda mendaftar, kami menyimpan alamat email atau nomor ponsel serta profil yang Anda isi. Selama Anda menjelajah, kami menyimpan halaman yang dilihat, pencarian, klik pada promo, serta data teknis perangkat dan browser Anda.',
  'privacy.use.title': 'Untuk apa data dipakai',
  'privacy.use.text':
    'Kami memakai data ini untuk menjalankan {tenant}, menampilkan promo yang cocok bagi Anda, mengirim notifikasi yang Anda minta, mencegah penyalahgunaan, dan memperbaiki situs.',
  'privacy.share.title': 'Siapa yang menerimanya',
  'privacy.share.text':
    'Kami tidak menjual data pribadi. Penyedia layanan yang mengelola server atau mengirim pesan memprosesnya untuk kami berdasarkan kontrak. Saat Anda membuka tautan ke toko, toko mengetahui bahwa Anda datang dari kami dan kebijakan privasinya sendiri berlaku.',
  'privacy.cookies.title': 'Cookie',
  'privacy.cookies.text':
    'Sebagian cookie wajib ada: untuk mengingat login, bahasa, dan perangkat Anda. Cookie lain mengukur pemakaian situs; jika diwajibkan hukum, kami memasangnya hanya dengan persetujuan Anda, yang dapat dicabut kapan saja.',
  'privacy.rights.title': 'Hak Anda',
  'privacy.rights.text':
    'Anda dapat melihat, memperbaiki, meminta salinan, atau menghapus data Anda, menolak penggunaannya, dan mencabut persetujuan. Anda juga dapat mengadu kepada lembaga pelindungan data di negara Anda. Menutup akun akan menghapus profil Anda.',
  'privacy.keep.title': 'Berapa lama kami menyimpannya',
  'privacy.keep.text':
    'Data akun disimpan selama akun Anda ada, dan data pemakaian tidak lebih lama dari yang diperlukan untuk tujuan di atas. Setelah itu data dihapus atau dibuat anonim.',

  'offline.title': 'Anda sedang offline',
  'offline.text': 'Saat ini tidak ada koneksi internet. Halaman yang terakhir Anda lihat masih bisa dibuka.',
  'offline.asOf': 'Anda sedang offline. Halaman ini per {time}.',
  'offline.seen': 'Terakhir dilihat',

  'download.title': 'Unduh aplikasi {tenant}',
  'download.why.title': 'Jangan lewatkan harga turun',
  'download.why.text':
    'Aplikasi langsung memberi tahu saat produk yang Anda ikuti turun harga, menyimpan favorit Anda, dan membuka promo langsung di aplikasi toko.',
  'download.how.title': 'Cara memasang',
  'download.how.text':
    'Cari {tenant} di App Store, Google Play, atau Huawei AppGallery, atau buka halaman ini di ponsel lalu ketuk tombolnya. Masuk dengan akun yang sama untuk melihat favorit dan notifikasi Anda.',
  'download.from': 'Unduh dari {store}',
  'download.open': 'Buka di aplikasi',
  'download.openShort': 'Buka aplikasi',
  'download.guide': 'Info harga turun di aplikasi {tenant}',
  'search.tabs': 'Jenis hasil',
  'search.similar': 'Tidak ada yang persis “{keyword}”. Ini yang mirip:',
  'sort.RELEVANCE': 'Paling sesuai',
  'meta.search': 'Cari semua promo, produk, artikel, dan ulasan di {tenant}.',

  'search.alert': 'Kabari saya kalau ada promo baru',
  'unsubscribe.text':
    'Hentikan kiriman notifikasi promo dari {tenant}? Notifikasi Anda tetap tersimpan, dalam keadaan dijeda, di halaman Notifikasi promo.',
  'unsubscribe.stop': 'Hentikan email ini',
  'unsubscribe.done':
    'Selesai: Anda tidak lagi menerima email notifikasi promo. Anda bisa melanjutkannya kapan saja.',
  'unsubscribe.manage': 'Kelola notifikasi',
};
