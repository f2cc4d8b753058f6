/** Valid leaves of a hot keyword. */
export const keywordEntry = { 'keyword.th': 'หม้อทอด', 'keyword.en': 'Air fryer', heat: 5 };
