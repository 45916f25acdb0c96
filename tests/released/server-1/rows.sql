INSERT INTO journal (table_id, version, kind, seat, text, intent, at) VALUES
('239kifqzgjau', 1, 'promise', 0, 'ff14d870e4acfa3f1fca0211b3a820ebccf92412404d53c50d57b1587171d77d', 'i1', 1700000000.14),
('239kifqzgjau', 2, 'promise', 1, '3f14775ed50d36510d0df474696c749e0e8f37b7f5f565fb9fa8a03e2aea8e0e', 'i2', 1700000000.16),
('239kifqzgjau', 3, 'promise', 3, '1692b776daaf83312e394655fd1ea778e27c8736f924b86ef122614089c3a88e', 'i3', 1700000000.18),
('239kifqzgjau', 4, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i4', 1700000000.2),
('6in3tr8ucnen', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.14),
('6in3tr8ucnen', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.16),
('6in3tr8ucnen', 3, 'swap', 0, '1', 'i4', 1700000000.22),
('6in3tr8ucnen', 4, 'promise', 1, '4a98e0a6f79f5504e45a3b0225cc22dce5044ff3d219bc0ffc6012fb6ac25f21', 'i5', 1700000000.24),
('6in3tr8ucnen', 5, 'promise', 0, '258c76dc8edb7c955ee1c488d1bca23195353a2c1097f0523a23939e7b1dd857', 'i6', 1700000000.26),
('6in3tr8ucnen', 6, 'begin', 1, '', 'i7', 1700000000.28),
('6in3tr8ucnen', 7, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i8', 1700000000.3),
('6in3tr8ucnen', 8, 'number', 0, '0000000000000000000000000000000000000000000000000000000000000001', 'i9', 1700000000.32),
('6in3tr8ucnen', 9, 'chance', 0, 'roll crate crate cross cross head', 'i10', 1700000000.34),
('6in3tr8ucnen', 10, 'move', 0, 'keep crate crate head', 'i11', 1700000000.36),
('6in3tr8ucnen', 11, 'chance', 0, 'roll log wall', 'i12', 1700000000.38),
('6in3tr8ucnen', 12, 'move', 0, 'keep head', 'i13', 1700000000.4),
('6in3tr8ucnen', 13, 'chance', 0, 'roll log log crate wall', 'i14', 1700000000.42),
('6in3tr8ucnen', 14, 'move', 0, 'use wall 1', 'i15', 1700000000.44),
('6in3tr8ucnen', 15, 'move', 0, 'cell (3,6)', 'i16', 1700000000.46),
('6in3tr8ucnen', 16, 'confirm', 0, '', 'i17', 1700000000.48),
('6in3tr8ucnen', 17, 'chance', 1, 'roll crate crate crate wall wall', 'i18', 1700000000.5),
('6in3tr8ucnen', 18, 'move', 1, 'keep crate crate crate', 'i19', 1700000000.52),
('6in3tr8ucnen', 19, 'chance', 1, 'roll cross head', 'i20', 1700000000.54),
('6in3tr8ucnen', 20, 'move', 1, 'keep crate', 'i21', 1700000000.56),
('6in3tr8ucnen', 21, 'chance', 1, 'roll log wall wall cross', 'i22', 1700000000.58),
('6in3tr8ucnen', 22, 'move', 1, 'use cross 1', 'i23', 1700000000.6),
('6in3tr8ucnen', 23, 'move', 1, 'cell (5,4)', 'i24', 1700000000.62),
('6in3tr8ucnen', 24, 'confirm', 1, '', 'i25', 1700000000.64),
('6in3tr8ucnen', 25, 'chance', 0, 'roll crossed_swords crossed_swords crossed_swords crossed_swords crossed_swords', 'i26', 1700000000.66),
('6in3tr8ucnen', 26, 'move', 0, 'keep crossed_swords crossed_swords crossed_swords crossed_swords', 'i27', 1700000000.68),
('6in3tr8ucnen', 27, 'chance', 0, 'roll log', 'i28', 1700000000.7),
('6in3tr8ucnen', 28, 'move', 0, 'keep', 'i29', 1700000000.72),
('6in3tr8ucnen', 29, 'chance', 0, 'roll log crate head head crossed_swords', 'i30', 1700000000.74),
('6in3tr8ucnen', 30, 'move', 0, 'use head 3', 'i31', 1700000000.76),
('6in3tr8ucnen', 31, 'move', 0, 'character merchant', 'i32', 1700000000.78),
('6in3tr8ucnen', 32, 'move', 0, 'cell (2,6)', 'i33', 1700000000.8),
('6in3tr8ucnen', 33, 'confirm', 0, '', 'i34', 1700000000.82),
('6in3tr8ucnen', 34, 'chance', 1, 'roll crate wall cross cross crossed_swords', 'i35', 1700000000.84),
('6in3tr8ucnen', 35, 'move', 1, 'keep crate wall cross', 'i36', 1700000000.86),
('6in3tr8ucnen', 36, 'chance', 1, 'roll crate cross', 'i37', 1700000000.88),
('6in3tr8ucnen', 37, 'move', 1, 'keep wall', 'i38', 1700000000.9),
('6in3tr8ucnen', 38, 'chance', 1, 'roll log log crossed_swords crossed_swords', 'i39', 1700000000.92),
('6in3tr8ucnen', 39, 'move', 1, 'use wall 2', 'i40', 1700000000.94),
('6in3tr8ucnen', 40, 'move', 1, 'cell (6,2)', 'i41', 1700000000.96),
('6in3tr8ucnen', 41, 'move', 1, 'cell (6,5)', 'i42', 1700000000.98),
('6in3tr8ucnen', 42, 'confirm', 1, '', 'i43', 1700000001.0),
('6in3tr8ucnen', 43, 'chance', 0, 'roll log log crate wall head', 'i44', 1700000001.02),
('6in3tr8ucnen', 44, 'move', 0, 'keep log crate', 'i45', 1700000001.04),
('6in3tr8ucnen', 45, 'chance', 0, 'roll wall cross cross', 'i46', 1700000001.06),
('6in3tr8ucnen', 46, 'move', 0, 'keep crate cross', 'i47', 1700000001.08),
('6in3tr8ucnen', 47, 'chance', 0, 'roll log cross crossed_swords', 'i48', 1700000001.1),
('6in3tr8ucnen', 48, 'move', 0, 'use crate 1', 'i49', 1700000001.12),
('6in3tr8ucnen', 49, 'move', 0, 'cell (4,5)', 'i50', 1700000001.14),
('6in3tr8ucnen', 50, 'confirm', 0, '', 'i51', 1700000001.16),
('6in3tr8ucnen', 51, 'chance', 1, 'roll log log crate wall head', 'i52', 1700000001.18),
('6in3tr8ucnen', 52, 'move', 1, 'keep', 'i53', 1700000001.2),
('6in3tr8ucnen', 53, 'chance', 1, 'roll log crate cross cross head', 'i54', 1700000001.22),
('6in3tr8ucnen', 54, 'move', 1, 'keep crate cross cross', 'i55', 1700000001.24),
('6in3tr8ucnen', 55, 'chance', 1, 'roll crossed_swords crossed_swords', 'i56', 1700000001.26),
('6in3tr8ucnen', 56, 'move', 1, 'use cross 1', 'i57', 1700000001.28),
('6in3tr8ucnen', 57, 'move', 1, 'cell (3,4)', 'i58', 1700000001.3),
('6in3tr8ucnen', 58, 'confirm', 1, '', 'i59', 1700000001.32),
('6in3tr8ucnen', 59, 'chance', 0, 'roll log cross crossed_swords crossed_swords crossed_swords', 'i60', 1700000001.34),
('6in3tr8ucnen', 60, 'move', 0, 'keep crossed_swords', 'i61', 1700000001.36),
('6in3tr8ucnen', 61, 'chance', 0, 'roll log head head crossed_swords', 'i62', 1700000001.38),
('6in3tr8ucnen', 62, 'move', 0, 'keep head crossed_swords', 'i63', 1700000001.4),
('6in3tr8ucnen', 63, 'chance', 0, 'roll crate cross crossed_swords', 'i64', 1700000001.42),
('6in3tr8ucnen', 64, 'move', 0, 'use crate 1', 'i65', 1700000001.44),
('6in3tr8ucnen', 65, 'move', 0, 'cell (1,3)', 'i66', 1700000001.46),
('6in3tr8ucnen', 66, 'confirm', 0, '', 'i67', 1700000001.48),
('6in3tr8ucnen', 67, 'chance', 1, 'roll cross cross head head head', 'i68', 1700000001.5),
('6in3tr8ucnen', 68, 'move', 1, 'keep cross head', 'i69', 1700000001.52),
('6in3tr8ucnen', 69, 'chance', 1, 'roll crate wall cross', 'i70', 1700000001.54),
('6in3tr8ucnen', 70, 'move', 1, 'keep wall cross head', 'i71', 1700000001.56),
('6in3tr8ucnen', 71, 'chance', 1, 'roll crate cross', 'i72', 1700000001.58),
('6in3tr8ucnen', 72, 'move', 1, 'use wall 1', 'i73', 1700000001.6),
('6in3tr8ucnen', 73, 'move', 1, 'cell (0,5)', 'i74', 1700000001.62),
('6in3tr8ucnen', 74, 'confirm', 1, '', 'i75', 1700000001.64),
('6in3tr8ucnen', 75, 'chance', 0, 'roll log log crate wall head', 'i76', 1700000001.66),
('6in3tr8ucnen', 76, 'move', 0, 'keep log head', 'i77', 1700000001.68),
('6in3tr8ucnen', 77, 'chance', 0, 'roll log crossed_swords crossed_swords', 'i78', 1700000001.7),
('6in3tr8ucnen', 78, 'move', 0, 'keep log crossed_swords crossed_swords', 'i79', 1700000001.72),
('6in3tr8ucnen', 79, 'chance', 0, 'roll log crossed_swords', 'i80', 1700000001.74),
('6in3tr8ucnen', 80, 'chance', 1, 'roll crate cross head crossed_swords crossed_swords', 'i81', 1700000001.76),
('6in3tr8ucnen', 81, 'move', 1, 'keep crate cross', 'i82', 1700000001.78),
('6in3tr8ucnen', 82, 'chance', 1, 'roll crate wall crossed_swords', 'i83', 1700000001.8),
('6in3tr8ucnen', 83, 'move', 1, 'keep wall cross crossed_swords', 'i84', 1700000001.82),
('6in3tr8ucnen', 84, 'chance', 1, 'roll crate crossed_swords', 'i85', 1700000001.84),
('6in3tr8ucnen', 85, 'move', 1, 'use cross 1', 'i86', 1700000001.86),
('6in3tr8ucnen', 86, 'move', 1, 'cell (3,6)', 'i87', 1700000001.88),
('6in3tr8ucnen', 87, 'confirm', 1, '', 'i88', 1700000001.9),
('6in3tr8ucnen', 88, 'chance', 0, 'roll log log crate wall wall', 'i89', 1700000001.92),
('6in3tr8ucnen', 89, 'move', 0, 'keep log', 'i90', 1700000001.94),
('6in3tr8ucnen', 90, 'chance', 0, 'roll wall cross cross head', 'i91', 1700000001.96),
('6in3tr8ucnen', 91, 'move', 0, 'keep cross head', 'i92', 1700000001.98),
('6in3tr8ucnen', 92, 'chance', 0, 'roll crate wall cross', 'i93', 1700000002.0),
('6in3tr8ucnen', 93, 'move', 0, 'use wall 1', 'i94', 1700000002.02),
('6in3tr8ucnen', 94, 'move', 0, 'cell (5,6)', 'i95', 1700000002.04),
('6in3tr8ucnen', 95, 'confirm', 0, '', 'i96', 1700000002.06),
('6in3tr8ucnen', 96, 'chance', 1, 'roll log log wall wall head', 'i97', 1700000002.08),
('6in3tr8ucnen', 97, 'move', 1, 'keep log wall head', 'i98', 1700000002.1),
('6in3tr8ucnen', 98, 'chance', 1, 'roll wall wall', 'i99', 1700000002.12),
('6in3tr8ucnen', 99, 'move', 1, 'keep wall', 'i100', 1700000002.14),
('6in3tr8ucnen', 100, 'chance', 1, 'roll crate wall cross crossed_swords', 'i101', 1700000002.16),
('6in3tr8ucnen', 101, 'move', 1, 'use crate 1', 'i102', 1700000002.18),
('6in3tr8ucnen', 102, 'move', 1, 'cell (5,6)', 'i103', 1700000002.2),
('6in3tr8ucnen', 103, 'confirm', 1, '', 'i104', 1700000002.22),
('6in3tr8ucnen', 104, 'chance', 0, 'roll crate crate crate wall head', 'i105', 1700000002.24),
('6in3tr8ucnen', 105, 'move', 0, 'keep wall', 'i106', 1700000002.26),
('6in3tr8ucnen', 106, 'chance', 0, 'roll cross cross cross head', 'i107', 1700000002.28),
('6in3tr8ucnen', 107, 'move', 0, 'keep head', 'i108', 1700000002.3),
('6in3tr8ucnen', 108, 'chance', 0, 'roll log wall cross head', 'i109', 1700000002.32),
('6in3tr8ucnen', 109, 'move', 0, 'use cross 1', 'i110', 1700000002.34),
('6in3tr8ucnen', 110, 'move', 0, 'cell (0,5)', 'i111', 1700000002.36),
('6in3tr8ucnen', 111, 'confirm', 0, '', 'i112', 1700000002.38),
('6in3tr8ucnen', 112, 'chance', 1, 'roll wall cross cross cross crossed_swords', 'i113', 1700000002.4),
('6in3tr8ucnen', 113, 'move', 1, 'keep cross crossed_swords', 'i114', 1700000002.42),
('6in3tr8ucnen', 114, 'chance', 1, 'roll log crate crossed_swords', 'i115', 1700000002.44),
('6in3tr8ucnen', 115, 'move', 1, 'keep crossed_swords', 'i116', 1700000002.46),
('6in3tr8ucnen', 116, 'chance', 1, 'roll log log cross cross', 'i117', 1700000002.48),
('6in3tr8ucnen', 117, 'move', 1, 'use cross 2', 'i118', 1700000002.5),
('6in3tr8ucnen', 118, 'move', 1, 'cell (2,2)', 'i119', 1700000002.52),
('6in3tr8ucnen', 119, 'confirm', 1, '', 'i120', 1700000002.54),
('6in3tr8ucnen', 120, 'chance', 0, 'roll crate crate cross cross head', 'i121', 1700000002.56),
('6in3tr8ucnen', 121, 'move', 0, 'keep cross cross head', 'i122', 1700000002.58),
('6in3tr8ucnen', 122, 'chance', 0, 'roll wall head', 'i123', 1700000002.6),
('6in3tr8ucnen', 123, 'move', 0, 'keep', 'i124', 1700000002.62),
('6in3tr8ucnen', 124, 'chance', 0, 'roll crate wall head crossed_swords crossed_swords', 'i125', 1700000002.64),
('6in3tr8ucnen', 125, 'move', 0, 'use crate 1', 'i126', 1700000002.66),
('6in3tr8ucnen', 126, 'move', 0, 'cell (2,0)', 'i127', 1700000002.68),
('6in3tr8ucnen', 127, 'confirm', 0, '', 'i128', 1700000002.7),
('6in3tr8ucnen', 128, 'chance', 1, 'roll wall cross head crossed_swords crossed_swords', 'i129', 1700000002.72),
('6in3tr8ucnen', 129, 'move', 1, 'keep wall cross crossed_swords', 'i130', 1700000002.74),
('6in3tr8ucnen', 130, 'chance', 1, 'roll wall crossed_swords', 'i131', 1700000002.76),
('6in3tr8ucnen', 131, 'move', 1, 'keep', 'i132', 1700000002.78),
('6in3tr8ucnen', 132, 'chance', 1, 'roll crate wall wall cross head', 'i133', 1700000002.8),
('6in3tr8ucnen', 133, 'move', 1, 'use wall 2', 'i134', 1700000002.82),
('6in3tr8ucnen', 134, 'move', 1, 'cell (5,0)', 'i135', 1700000002.84),
('6in3tr8ucnen', 135, 'move', 1, 'cell (4,6)', 'i136', 1700000002.86),
('6in3tr8ucnen', 136, 'confirm', 1, '', 'i137', 1700000002.88),
('6in3tr8ucnen', 137, 'chance', 0, 'roll log log crate wall head', 'i138', 1700000002.9),
('6in3tr8ucnen', 138, 'move', 0, 'keep log log crate wall head', 'i139', 1700000002.92),
('6in3tr8ucnen', 139, 'move', 0, 'use crate 1', 'i140', 1700000002.94),
('6in3tr8ucnen', 140, 'move', 0, 'cell (2,5)', 'i141', 1700000002.96),
('6in3tr8ucnen', 141, 'confirm', 0, '', 'i142', 1700000002.98),
('6in3tr8ucnen', 142, 'chance', 1, 'roll log crate wall wall cross', 'i143', 1700000003.0),
('6in3tr8ucnen', 143, 'move', 1, 'keep log crate', 'i144', 1700000003.02),
('6in3tr8ucnen', 144, 'chance', 1, 'roll log head head', 'i145', 1700000003.04),
('6in3tr8ucnen', 145, 'move', 1, 'keep head', 'i146', 1700000003.06),
('6in3tr8ucnen', 146, 'chance', 1, 'roll cross head head crossed_swords', 'i147', 1700000003.08),
('6in3tr8ucnen', 147, 'move', 1, 'use head 3', 'i148', 1700000003.1),
('6in3tr8ucnen', 148, 'move', 1, 'character architect', 'i149', 1700000003.12),
('6in3tr8ucnen', 149, 'move', 1, 'cell (5,1)', 'i150', 1700000003.14),
('6in3tr8ucnen', 150, 'move', 1, 'cell (5,2)', 'i151', 1700000003.16),
('6in3tr8ucnen', 151, 'move', 1, 'cell (4,2)', 'i152', 1700000003.18),
('6in3tr8ucnen', 152, 'confirm', 1, '', 'i153', 1700000003.2),
('6in3tr8ucnen', 153, 'chance', 0, 'roll log log wall crossed_swords crossed_swords', 'i154', 1700000003.22),
('6in3tr8ucnen', 154, 'move', 0, 'keep log log crossed_swords', 'i155', 1700000003.24),
('6in3tr8ucnen', 155, 'chance', 0, 'roll wall head', 'i156', 1700000003.26),
('6in3tr8ucnen', 156, 'move', 0, 'keep log log wall crossed_swords', 'i157', 1700000003.28),
('6in3tr8ucnen', 157, 'chance', 0, 'roll log', 'i158', 1700000003.3),
('6in3tr8ucnen', 158, 'move', 0, 'cell (4,0)', 'i159', 1700000003.32),
('6in3tr8ucnen', 159, 'confirm', 0, '', 'i160', 1700000003.34),
('6in3tr8ucnen', 160, 'chance', 1, 'roll log log crate head head', 'i161', 1700000003.36),
('6in3tr8ucnen', 161, 'move', 1, 'keep log log crate', 'i162', 1700000003.38),
('6in3tr8ucnen', 162, 'chance', 1, 'roll wall head', 'i163', 1700000003.4),
('6in3tr8ucnen', 163, 'move', 1, 'keep crate wall head', 'i164', 1700000003.42),
('6in3tr8ucnen', 164, 'chance', 1, 'roll head head', 'i165', 1700000003.44),
('6in3tr8ucnen', 165, 'move', 1, 'use head 2', 'i166', 1700000003.46),
('6in3tr8ucnen', 166, 'move', 1, 'character priest', 'i167', 1700000003.48),
('6in3tr8ucnen', 167, 'move', 1, 'cell (3,2)', 'i168', 1700000003.5),
('6in3tr8ucnen', 168, 'confirm', 1, '', 'i169', 1700000003.52),
('6in3tr8ucnen', 169, 'chance', 0, 'roll crate wall wall cross head', 'i170', 1700000003.54),
('6in3tr8ucnen', 170, 'move', 0, 'keep wall wall head', 'i171', 1700000003.56),
('6in3tr8ucnen', 171, 'chance', 0, 'roll wall head', 'i172', 1700000003.58),
('6in3tr8ucnen', 172, 'move', 0, 'keep wall wall wall head', 'i173', 1700000003.6),
('6in3tr8ucnen', 173, 'chance', 0, 'roll wall', 'i174', 1700000003.62),
('6in3tr8ucnen', 174, 'move', 0, 'use wall 4', 'i175', 1700000003.64),
('6in3tr8ucnen', 175, 'move', 0, 'cell (4,6)', 'i176', 1700000003.66),
('6in3tr8ucnen', 176, 'move', 0, 'cell (0,4)', 'i177', 1700000003.68),
('6in3tr8ucnen', 177, 'move', 0, 'cell (6,2)', 'i178', 1700000003.7),
('6in3tr8ucnen', 178, 'move', 0, 'cell (6,3)', 'i179', 1700000003.72),
('6in3tr8ucnen', 179, 'confirm', 0, '', 'i180', 1700000003.74),
('6in3tr8ucnen', 180, 'chance', 1, 'roll log log cross head crossed_swords', 'i181', 1700000003.76),
('6in3tr8ucnen', 181, 'move', 1, 'keep head crossed_swords', 'i182', 1700000003.78),
('6in3tr8ucnen', 182, 'chance', 1, 'roll log cross cross', 'i183', 1700000003.8),
('6in3tr8ucnen', 183, 'move', 1, 'keep cross cross head', 'i184', 1700000003.82),
('6in3tr8ucnen', 184, 'chance', 1, 'roll log log', 'i185', 1700000003.84),
('6in3tr8ucnen', 185, 'move', 1, 'use cross 1', 'i186', 1700000003.86),
('6in3tr8ucnen', 186, 'move', 1, 'cell (2,3)', 'i187', 1700000003.88),
('6in3tr8ucnen', 187, 'confirm', 1, '', 'i188', 1700000003.9),
('6in3tr8ucnen', 188, 'chance', 0, 'roll log crate cross head head', 'i189', 1700000003.92),
('6in3tr8ucnen', 189, 'move', 0, 'keep log crate cross head', 'i190', 1700000003.94),
('6in3tr8ucnen', 190, 'chance', 0, 'roll head', 'i191', 1700000003.96),
('6in3tr8ucnen', 191, 'move', 0, 'keep log crate cross head head', 'i192', 1700000003.98),
('6in3tr8ucnen', 192, 'move', 0, 'use cross 1', 'i193', 1700000004.0),
('6in3tr8ucnen', 193, 'move', 0, 'cell (4,2)', 'i194', 1700000004.02),
('6in3tr8ucnen', 194, 'confirm', 0, '', 'i195', 1700000004.04),
('6in3tr8ucnen', 195, 'chance', 1, 'roll crate cross head head head', 'i196', 1700000004.06),
('6in3tr8ucnen', 196, 'move', 1, 'keep', 'i197', 1700000004.08),
('6in3tr8ucnen', 197, 'chance', 1, 'roll log wall cross cross head', 'i198', 1700000004.1),
('6in3tr8ucnen', 198, 'move', 1, 'keep log wall head', 'i199', 1700000004.12),
('6in3tr8ucnen', 199, 'chance', 1, 'roll head crossed_swords', 'i200', 1700000004.14),
('6in3tr8ucnen', 200, 'move', 1, 'use head 1', 'i201', 1700000004.16),
('6in3tr8ucnen', 201, 'move', 1, 'cell (0,1)', 'i202', 1700000004.18),
('6in3tr8ucnen', 202, 'confirm', 1, '', 'i203', 1700000004.2),
('6in3tr8ucnen', 203, 'chance', 0, 'roll crate wall head head crossed_swords', 'i204', 1700000004.22),
('6in3tr8ucnen', 204, 'move', 0, 'keep crate head head', 'i205', 1700000004.24),
('6in3tr8ucnen', 205, 'chance', 0, 'roll log crate', 'i206', 1700000004.26),
('6in3tr8ucnen', 206, 'move', 0, 'keep log crate crate head', 'i207', 1700000004.28),
('6in3tr8ucnen', 207, 'chance', 0, 'roll cross', 'i208', 1700000004.3),
('6in3tr8ucnen', 208, 'move', 0, 'use crate 1', 'i209', 1700000004.32),
('6in3tr8ucnen', 209, 'move', 0, 'cell (4,1)', 'i210', 1700000004.34),
('6in3tr8ucnen', 210, 'confirm', 0, '', 'i211', 1700000004.36),
('6in3tr8ucnen', 211, 'chance', 1, 'roll log crate head crossed_swords crossed_swords', 'i212', 1700000004.38),
('6in3tr8ucnen', 212, 'move', 1, 'keep log crate head crossed_swords crossed_swords', 'i213', 1700000004.4),
('6in3tr8ucnen', 213, 'move', 1, 'use crate 1', 'i214', 1700000004.42),
('6in3tr8ucnen', 214, 'move', 1, 'cell (0,2)', 'i215', 1700000004.44),
('6in3tr8ucnen', 215, 'confirm', 1, '', 'i216', 1700000004.46),
('6in3tr8ucnen', 216, 'chance', 0, 'roll crate crate cross head crossed_swords', 'i217', 1700000004.48),
('6in3tr8ucnen', 217, 'move', 0, 'keep crate head crossed_swords', 'i218', 1700000004.5),
('6in3tr8ucnen', 218, 'chance', 0, 'roll head crossed_swords', 'i219', 1700000004.52),
('6in3tr8ucnen', 219, 'move', 0, 'keep crate head head', 'i220', 1700000004.54),
('6in3tr8ucnen', 220, 'chance', 0, 'roll log log', 'i221', 1700000004.56),
('6in3tr8ucnen', 221, 'move', 0, 'use head 1', 'i222', 1700000004.58),
('6in3tr8ucnen', 222, 'move', 0, 'cell (1,4)', 'i223', 1700000004.6),
('6in3tr8ucnen', 223, 'confirm', 0, '', 'i224', 1700000004.62),
('6in3tr8ucnen', 224, 'chance', 1, 'roll log log wall crossed_swords crossed_swords', 'i225', 1700000004.64),
('6in3tr8ucnen', 225, 'move', 1, 'keep log crossed_swords crossed_swords', 'i226', 1700000004.66),
('6in3tr8ucnen', 226, 'chance', 1, 'roll wall crossed_swords', 'i227', 1700000004.68),
('6in3tr8ucnen', 227, 'move', 1, 'keep wall crossed_swords crossed_swords crossed_swords', 'i228', 1700000004.7),
('6in3tr8ucnen', 228, 'chance', 1, 'roll cross', 'i229', 1700000004.72),
('6in3tr8ucnen', 229, 'move', 1, 'use cross 1', 'i230', 1700000004.74),
('6in3tr8ucnen', 230, 'move', 1, 'cell (4,4)', 'i231', 1700000004.76),
('6in3tr8ucnen', 231, 'confirm', 1, '', 'i232', 1700000004.78),
('6in3tr8ucnen', 232, 'chance', 0, 'roll crate cross cross cross head', 'i233', 1700000004.8),
('6in3tr8ucnen', 233, 'move', 0, 'keep crate cross', 'i234', 1700000004.82),
('6in3tr8ucnen', 234, 'chance', 0, 'roll log head crossed_swords', 'i235', 1700000004.84),
('6in3tr8ucnen', 235, 'move', 0, 'keep crate head', 'i236', 1700000004.86),
('6in3tr8ucnen', 236, 'chance', 0, 'roll wall wall cross', 'i237', 1700000004.88),
('6in3tr8ucnen', 237, 'move', 0, 'use head 1', 'i238', 1700000004.9),
('6in3tr8ucnen', 238, 'move', 0, 'cell (1,0)', 'i239', 1700000004.92),
('6in3tr8ucnen', 239, 'confirm', 0, '', 'i240', 1700000004.94),
('6in3tr8ucnen', 240, 'chance', 1, 'roll crate crate wall cross cross', 'i241', 1700000004.96),
('6in3tr8ucnen', 241, 'move', 1, 'keep crate crate wall cross', 'i242', 1700000004.98),
('6in3tr8ucnen', 242, 'chance', 1, 'roll wall', 'i243', 1700000005.0),
('6in3tr8ucnen', 243, 'move', 1, 'keep wall cross', 'i244', 1700000005.02),
('6in3tr8ucnen', 244, 'chance', 1, 'roll crate crossed_swords crossed_swords', 'i245', 1700000005.04),
('6in3tr8ucnen', 245, 'move', 1, 'use wall 1', 'i246', 1700000005.06),
('6in3tr8ucnen', 246, 'move', 1, 'cell (6,1)', 'i247', 1700000005.08),
('6in3tr8ucnen', 247, 'confirm', 1, '', 'i248', 1700000005.1),
('6in3tr8ucnen', 248, 'chance', 0, 'roll log crate wall wall cross', 'i249', 1700000005.12),
('6in3tr8ucnen', 249, 'move', 0, 'keep log crate wall cross', 'i250', 1700000005.14),
('6in3tr8ucnen', 250, 'chance', 0, 'roll crossed_swords', 'i251', 1700000005.16),
('6in3tr8ucnen', 251, 'move', 0, 'keep log crate cross crossed_swords', 'i252', 1700000005.18),
('6in3tr8ucnen', 252, 'chance', 0, 'roll wall', 'i253', 1700000005.2),
('6in3tr8ucnen', 253, 'move', 0, 'use wall 1', 'i254', 1700000005.22),
('6in3tr8ucnen', 254, 'move', 0, 'cell (5,0)', 'i255', 1700000005.24),
('6in3tr8ucnen', 255, 'confirm', 0, '', 'i256', 1700000005.26),
('6in3tr8ucnen', 256, 'chance', 1, 'roll log log cross head crossed_swords', 'i257', 1700000005.28),
('6in3tr8ucnen', 257, 'move', 1, 'keep log crossed_swords', 'i258', 1700000005.3),
('6in3tr8ucnen', 258, 'chance', 1, 'roll log cross crossed_swords', 'i259', 1700000005.32),
('6in3tr8ucnen', 259, 'move', 1, 'keep log cross', 'i260', 1700000005.34),
('6in3tr8ucnen', 260, 'chance', 1, 'roll wall head crossed_swords', 'i261', 1700000005.36),
('6in3tr8ucnen', 261, 'move', 1, 'use cross 1', 'i262', 1700000005.38),
('6in3tr8ucnen', 262, 'move', 1, 'cell (2,6)', 'i263', 1700000005.4),
('6in3tr8ucnen', 263, 'confirm', 1, '', 'i264', 1700000005.42),
('6in3tr8ucnen', 264, 'chance', 0, 'roll crate wall wall head crossed_swords', 'i265', 1700000005.44),
('6in3tr8ucnen', 265, 'move', 0, 'keep wall crossed_swords', 'i266', 1700000005.46),
('6in3tr8ucnen', 266, 'chance', 0, 'roll log crate wall', 'i267', 1700000005.48),
('6in3tr8ucnen', 267, 'move', 0, 'keep crate crossed_swords', 'i268', 1700000005.5),
('6in3tr8ucnen', 268, 'chance', 0, 'roll cross crossed_swords crossed_swords', 'i269', 1700000005.52),
('6in3tr8ucnen', 269, 'move', 0, 'use crate 1', 'i270', 1700000005.54),
('6in3tr8ucnen', 270, 'move', 0, 'cell (4,3)', 'i271', 1700000005.56),
('6in3tr8ucnen', 271, 'confirm', 0, '', 'i272', 1700000005.58),
('6in3tr8ucnen', 272, 'chance', 1, 'roll log wall cross cross crossed_swords', 'i273', 1700000005.6),
('6in3tr8ucnen', 273, 'move', 1, 'keep log cross crossed_swords', 'i274', 1700000005.62),
('6in3tr8ucnen', 274, 'chance', 1, 'roll wall head', 'i275', 1700000005.64),
('6in3tr8ucnen', 275, 'move', 1, 'keep wall', 'i276', 1700000005.66),
('6in3tr8ucnen', 276, 'chance', 1, 'roll crate wall head crossed_swords', 'i277', 1700000005.68),
('6in3tr8ucnen', 277, 'move', 1, 'use crate 1', 'i278', 1700000005.7),
('6in3tr8ucnen', 278, 'move', 1, 'cell (1,0)', 'i279', 1700000005.72),
('6in3tr8ucnen', 279, 'confirm', 1, '', 'i280', 1700000005.74),
('6in3tr8ucnen', 280, 'chance', 0, 'roll log wall cross head head', 'i281', 1700000005.76),
('6in3tr8ucnen', 281, 'move', 0, 'keep log wall cross', 'i282', 1700000005.78),
('6in3tr8ucnen', 282, 'chance', 0, 'roll cross head', 'i283', 1700000005.8),
('6in3tr8ucnen', 283, 'move', 0, 'keep log cross cross head', 'i284', 1700000005.82),
('6in3tr8ucnen', 284, 'chance', 0, 'roll crate', 'i285', 1700000005.84),
('6in3tr8ucnen', 285, 'move', 0, 'use cross 1', 'i286', 1700000005.86),
('6in3tr8ucnen', 286, 'move', 0, 'cell (2,4)', 'i287', 1700000005.88),
('6in3tr8ucnen', 287, 'confirm', 0, '', 'i288', 1700000005.9),
('6in3tr8ucnen', 288, 'chance', 1, 'roll wall wall head crossed_swords crossed_swords', 'i289', 1700000005.92),
('6in3tr8ucnen', 289, 'move', 1, 'keep wall crossed_swords crossed_swords', 'i290', 1700000005.94),
('6in3tr8ucnen', 290, 'chance', 1, 'roll head crossed_swords', 'i291', 1700000005.96),
('6in3tr8ucnen', 291, 'move', 1, 'keep head crossed_swords crossed_swords', 'i292', 1700000005.98),
('6in3tr8ucnen', 292, 'chance', 1, 'roll log head', 'i293', 1700000006.0),
('6in3tr8ucnen', 293, 'move', 1, 'use head 1', 'i294', 1700000006.02),
('6in3tr8ucnen', 294, 'move', 1, 'cell (0,3)', 'i295', 1700000006.04),
('6in3tr8ucnen', 295, 'confirm', 1, '', 'i296', 1700000006.06),
('6in3tr8ucnen', 296, 'chance', 0, 'roll crate crate wall wall head', 'i297', 1700000006.08),
('6in3tr8ucnen', 297, 'move', 0, 'keep crate crate head', 'i298', 1700000006.1),
('6in3tr8ucnen', 298, 'chance', 0, 'roll crate head', 'i299', 1700000006.12),
('6in3tr8ucnen', 299, 'move', 0, 'keep crate crate', 'i300', 1700000006.14),
('6in3tr8ucnen', 300, 'chance', 0, 'roll log log head', 'i301', 1700000006.16),
('6in3tr8ucnen', 301, 'move', 0, 'use crate 1', 'i302', 1700000006.18),
('6in3tr8ucnen', 302, 'move', 0, 'cell (5,2)', 'i303', 1700000006.2),
('6in3tr8ucnen', 303, 'confirm', 0, '', 'i304', 1700000006.22),
('6in3tr8ucnen', 304, 'chance', 1, 'roll crate wall wall cross head', 'i305', 1700000006.24),
('6in3tr8ucnen', 305, 'move', 1, 'keep wall wall head', 'i306', 1700000006.26),
('6in3tr8ucnen', 306, 'chance', 1, 'roll cross head', 'i307', 1700000006.28),
('6in3tr8ucnen', 307, 'move', 1, 'keep', 'i308', 1700000006.3),
('6in3tr8ucnen', 308, 'chance', 1, 'roll log wall wall wall head', 'i309', 1700000006.32),
('6in3tr8ucnen', 309, 'move', 1, 'use wall 3', 'i310', 1700000006.34),
('6in3tr8ucnen', 310, 'move', 1, 'cell (2,0)', 'i311', 1700000006.36),
('6in3tr8ucnen', 311, 'move', 1, 'cell (6,4)', 'i312', 1700000006.38),
('6in3tr8ucnen', 312, 'move', 1, 'cell (3,0)', 'i313', 1700000006.4),
('6in3tr8ucnen', 313, 'confirm', 1, '', 'i314', 1700000006.42),
('6in3tr8ucnen', 314, 'chance', 0, 'roll log cross crossed_swords crossed_swords crossed_swords', 'i315', 1700000006.44),
('6in3tr8ucnen', 315, 'move', 0, 'keep log crossed_swords', 'i316', 1700000006.46),
('6in3tr8ucnen', 316, 'chance', 0, 'roll wall wall cross', 'i317', 1700000006.48),
('6in3tr8ucnen', 317, 'move', 0, 'keep wall cross', 'i318', 1700000006.5),
('6in3tr8ucnen', 318, 'chance', 0, 'roll crate cross head', 'i319', 1700000006.52),
('6in3tr8ucnen', 319, 'move', 0, 'use crate 1', 'i320', 1700000006.54),
('6in3tr8ucnen', 320, 'move', 0, 'cell (1,5)', 'i321', 1700000006.56),
('6in3tr8ucnen', 321, 'confirm', 0, '', 'i322', 1700000006.58),
('6in3tr8ucnen', 322, 'chance', 1, 'roll log crate wall crossed_swords crossed_swords', 'i323', 1700000006.6),
('6in3tr8ucnen', 323, 'move', 1, 'keep crate wall crossed_swords', 'i324', 1700000006.62),
('6in3tr8ucnen', 324, 'chance', 1, 'roll log head', 'i325', 1700000006.64),
('6in3tr8ucnen', 325, 'move', 1, 'keep crate head', 'i326', 1700000006.66),
('6in3tr8ucnen', 326, 'chance', 1, 'roll wall crossed_swords crossed_swords', 'i327', 1700000006.68),
('6in3tr8ucnen', 327, 'move', 1, 'use crate 1', 'i328', 1700000006.7),
('6in3tr8ucnen', 328, 'move', 1, 'cell (1,6)', 'i329', 1700000006.72),
('6in3tr8ucnen', 329, 'confirm', 1, '', 'i330', 1700000006.74),
('6in3tr8ucnen', 330, 'chance', 0, 'roll log log head head head', 'i331', 1700000006.76),
('6in3tr8ucnen', 331, 'move', 0, 'keep log log head', 'i332', 1700000006.78),
('6in3tr8ucnen', 332, 'chance', 0, 'roll crate head', 'i333', 1700000006.8),
('6in3tr8ucnen', 333, 'move', 0, 'keep crate', 'i334', 1700000006.82),
('6in3tr8ucnen', 334, 'chance', 0, 'roll cross crossed_swords crossed_swords crossed_swords', 'i335', 1700000006.84),
('6in3tr8ucnen', 335, 'move', 0, 'use crate 1', 'i336', 1700000006.86),
('6in3tr8ucnen', 336, 'move', 0, 'cell (3,3)', 'i337', 1700000006.88),
('6in3tr8ucnen', 337, 'confirm', 0, '', 'i338', 1700000006.9),
('6in3tr8ucnen', 338, 'chance', 1, 'roll crate crate wall wall cross', 'i339', 1700000006.92),
('6in3tr8ucnen', 339, 'move', 1, 'keep crate crate wall wall', 'i340', 1700000006.94),
('6in3tr8ucnen', 340, 'chance', 1, 'roll cross', 'i341', 1700000006.96),
('6in3tr8ucnen', 341, 'move', 1, 'keep cross', 'i342', 1700000006.98),
('6in3tr8ucnen', 342, 'chance', 1, 'roll log cross crossed_swords crossed_swords', 'i343', 1700000007.0),
('6in3tr8ucnen', 343, 'move', 1, 'use cross 2', 'i344', 1700000007.02),
('6in3tr8ucnen', 344, 'move', 1, 'cell (1,3)', 'i345', 1700000007.04),
('6in3tr8ucnen', 345, 'confirm', 1, '', 'i346', 1700000007.06),
('6in3tr8ucnen', 346, 'chance', 0, 'roll crate wall head head head', 'i347', 1700000007.08),
('6in3tr8ucnen', 347, 'move', 0, 'keep crate wall', 'i348', 1700000007.1),
('6in3tr8ucnen', 348, 'chance', 0, 'roll wall wall cross', 'i349', 1700000007.12),
('6in3tr8ucnen', 349, 'move', 0, 'keep crate wall', 'i350', 1700000007.14),
('6in3tr8ucnen', 350, 'chance', 0, 'roll log cross head', 'i351', 1700000007.16),
('6in3tr8ucnen', 351, 'move', 0, 'use head 1', 'i352', 1700000007.18),
('6in3tr8ucnen', 352, 'move', 0, 'cell (6,4)', 'i353', 1700000007.2),
('6in3tr8ucnen', 353, 'confirm', 0, '', 'i354', 1700000007.22),
('6in3tr8ucnen', 354, 'chance', 1, 'roll log log wall cross head', 'i355', 1700000007.24),
('6in3tr8ucnen', 355, 'move', 1, 'keep log cross', 'i356', 1700000007.26),
('6in3tr8ucnen', 356, 'chance', 1, 'roll crate wall cross', 'i357', 1700000007.28),
('6in3tr8ucnen', 357, 'move', 1, 'keep cross cross', 'i358', 1700000007.3),
('6in3tr8ucnen', 358, 'chance', 1, 'roll crate crate wall', 'i359', 1700000007.32),
('6in3tr8ucnen', 359, 'move', 1, 'use cross 2', 'i360', 1700000007.34),
('6in3tr8ucnen', 360, 'move', 1, 'cell (3,5)', 'i361', 1700000007.36),
('6in3tr8ucnen', 361, 'confirm', 1, '', 'i362', 1700000007.38),
('6in3tr8ucnen', 362, 'chance', 0, 'roll log crate crate cross cross', 'i363', 1700000007.4),
('6in3tr8ucnen', 363, 'move', 0, 'keep cross cross', 'i364', 1700000007.42),
('6in3tr8ucnen', 364, 'chance', 0, 'roll wall cross head', 'i365', 1700000007.44),
('6in3tr8ucnen', 365, 'move', 0, 'keep wall cross', 'i366', 1700000007.46),
('6in3tr8ucnen', 366, 'chance', 0, 'roll log crate crossed_swords', 'i367', 1700000007.48),
('6in3tr8ucnen', 367, 'move', 0, 'use cross 1', 'i368', 1700000007.5),
('6in3tr8ucnen', 368, 'move', 0, 'cell (3,0)', 'i369', 1700000007.52),
('6in3tr8ucnen', 369, 'confirm', 0, '', 'i370', 1700000007.54),
('6in3tr8ucnen', 370, 'chance', 1, 'roll log wall wall head crossed_swords', 'i371', 1700000007.56),
('6in3tr8ucnen', 371, 'move', 1, 'keep log', 'i372', 1700000007.58),
('6in3tr8ucnen', 372, 'chance', 1, 'roll wall cross head crossed_swords', 'i373', 1700000007.6),
('6in3tr8ucnen', 373, 'move', 1, 'keep wall cross', 'i374', 1700000007.62),
('6in3tr8ucnen', 374, 'chance', 1, 'roll log wall cross', 'i375', 1700000007.64),
('6in3tr8ucnen', 375, 'move', 1, 'use cross 2', 'i376', 1700000007.66),
('6in3tr8ucnen', 376, 'move', 1, 'cell (3,3)', 'i377', 1700000007.68),
('6in3tr8ucnen', 377, 'confirm', 1, '', 'i378', 1700000007.7),
('6in3tr8ucnen', 378, 'chance', 0, 'roll crate cross cross head head', 'i379', 1700000007.72),
('6in3tr8ucnen', 379, 'move', 0, 'keep cross cross head', 'i380', 1700000007.74),
('6in3tr8ucnen', 380, 'chance', 0, 'roll wall wall', 'i381', 1700000007.76),
('6in3tr8ucnen', 381, 'move', 0, 'keep wall cross head', 'i382', 1700000007.78),
('6in3tr8ucnen', 382, 'chance', 0, 'roll cross cross', 'i383', 1700000007.8),
('6in3tr8ucnen', 383, 'move', 0, 'use wall 1', 'i384', 1700000007.82),
('6in3tr8ucnen', 384, 'move', 0, 'cell (1,6)', 'i385', 1700000007.84),
('6in3tr8ucnen', 385, 'confirm', 0, '', 'i386', 1700000007.86),
('6in3tr8ucnen', 386, 'chance', 1, 'roll crate head head crossed_swords crossed_swords', 'i387', 1700000007.88),
('6in3tr8ucnen', 387, 'move', 1, 'keep crate head head', 'i388', 1700000007.9),
('6in3tr8ucnen', 388, 'chance', 1, 'roll crate wall', 'i389', 1700000007.92),
('6in3tr8ucnen', 389, 'move', 1, 'keep crate head head', 'i390', 1700000007.94),
('6in3tr8ucnen', 390, 'chance', 1, 'roll crossed_swords crossed_swords', 'i391', 1700000007.96),
('6in3tr8ucnen', 391, 'move', 1, 'use crate 1', 'i392', 1700000007.98),
('6in3tr8ucnen', 392, 'move', 1, 'cell (5,3)', 'i393', 1700000008.0),
('6in3tr8ucnen', 393, 'confirm', 1, '', 'i394', 1700000008.02),
('6in3tr8ucnen', 394, 'chance', 0, 'roll log crate crate wall head', 'i395', 1700000008.04),
('6in3tr8ucnen', 395, 'move', 0, 'keep log wall head', 'i396', 1700000008.06),
('6in3tr8ucnen', 396, 'chance', 0, 'roll head head', 'i397', 1700000008.08),
('6in3tr8ucnen', 397, 'move', 0, 'keep wall head head head', 'i398', 1700000008.1),
('6in3tr8ucnen', 398, 'chance', 0, 'roll crate', 'i399', 1700000008.12),
('6in3tr8ucnen', 399, 'move', 0, 'use crate 1', 'i400', 1700000008.14),
('6in3tr8ucnen', 400, 'move', 0, 'cell (5,5)', 'i401', 1700000008.16),
('6in3tr8ucnen', 401, 'confirm', 0, '', 'i402', 1700000008.18),
('6in3tr8ucnen', 402, 'chance', 1, 'roll crate wall head crossed_swords crossed_swords', 'i403', 1700000008.2),
('6in3tr8ucnen', 403, 'move', 1, 'keep head', 'i404', 1700000008.22),
('6in3tr8ucnen', 404, 'chance', 1, 'roll crate crate head head', 'i405', 1700000008.24),
('6in3tr8ucnen', 405, 'move', 1, 'keep crate', 'i406', 1700000008.26),
('6in3tr8ucnen', 406, 'chance', 1, 'roll cross cross cross crossed_swords', 'i407', 1700000008.28),
('6in3tr8ucnen', 407, 'move', 1, 'use cross 1', 'i408', 1700000008.3),
('6in3tr8ucnen', 408, 'move', 1, 'cell (4,5)', 'i409', 1700000008.32),
('6in3tr8ucnen', 409, 'confirm', 1, '', 'i410', 1700000008.34),
('6in3tr8ucnen', 410, 'chance', 0, 'roll log crate cross crossed_swords crossed_swords', 'i411', 1700000008.36),
('6in3tr8ucnen', 411, 'move', 0, 'keep crossed_swords crossed_swords', 'i412', 1700000008.38),
('6in3tr8ucnen', 412, 'chance', 0, 'roll log wall cross', 'i413', 1700000008.4),
('6in3tr8ucnen', 413, 'move', 0, 'keep wall crossed_swords', 'i414', 1700000008.42),
('6in3tr8ucnen', 414, 'chance', 0, 'roll log wall crossed_swords', 'i415', 1700000008.44),
('6in3tr8ucnen', 415, 'move', 0, 'use wall 1', 'i416', 1700000008.46),
('6in3tr8ucnen', 416, 'move', 0, 'cell (6,5)', 'i417', 1700000008.48),
('6in3tr8ucnen', 417, 'confirm', 0, '', 'i418', 1700000008.5),
('6in3tr8ucnen', 418, 'chance', 1, 'roll crate crate wall head crossed_swords', 'i419', 1700000008.52),
('6in3tr8ucnen', 419, 'move', 1, 'keep head', 'i420', 1700000008.54),
('6in3tr8ucnen', 420, 'chance', 1, 'roll log log crate cross', 'i421', 1700000008.56),
('6in3tr8ucnen', 421, 'move', 1, 'keep log crate cross', 'i422', 1700000008.58),
('6in3tr8ucnen', 422, 'chance', 1, 'roll crate head', 'i423', 1700000008.6),
('6in3tr8ucnen', 423, 'move', 1, 'use crate 2', 'i424', 1700000008.62),
('6in3tr8ucnen', 424, 'move', 1, 'cell (2,5)', 'i425', 1700000008.64),
('6in3tr8ucnen', 425, 'move', 1, 'cell (2,4)', 'i426', 1700000008.66),
('6in3tr8ucnen', 426, 'confirm', 1, '', 'i427', 1700000008.68),
('6in3tr8ucnen', 427, 'chance', 0, 'roll crate wall head head crossed_swords', 'i428', 1700000008.7),
('6in3tr8ucnen', 428, 'move', 0, 'keep', 'i429', 1700000008.72),
('6in3tr8ucnen', 429, 'chance', 0, 'roll log crate crate crate crossed_swords', 'i430', 1700000008.74),
('6in3tr8ucnen', 430, 'move', 0, 'keep log crate crate crate', 'i431', 1700000008.76),
('6in3tr8ucnen', 431, 'chance', 0, 'roll crate', 'i432', 1700000008.78),
('6in3tr8ucnen', 432, 'move', 0, 'use crate 4', 'i433', 1700000008.8),
('6in3tr8ucnen', 433, 'move', 0, 'cell (3,5)', 'i434', 1700000008.82),
('6in3tr8ucnen', 434, 'confirm', 0, '', 'i435', 1700000008.84),
('6in3tr8ucnen', 435, 'chance', 1, 'roll log cross head head crossed_swords', 'i436', 1700000008.86),
('6in3tr8ucnen', 436, 'move', 1, 'keep head crossed_swords', 'i437', 1700000008.88),
('6in3tr8ucnen', 437, 'chance', 1, 'roll log cross crossed_swords', 'i438', 1700000008.9),
('6in3tr8ucnen', 438, 'move', 1, 'keep log cross crossed_swords', 'i439', 1700000008.92),
('6in3tr8ucnen', 439, 'chance', 1, 'roll log cross', 'i440', 1700000008.94),
('6in3tr8ucnen', 440, 'move', 1, 'use cross 1', 'i441', 1700000008.96),
('6in3tr8ucnen', 441, 'move', 1, 'cell (4,3)', 'i442', 1700000008.98),
('6in3tr8ucnen', 442, 'confirm', 1, '', 'i443', 1700000009.0),
('6in3tr8ucnen', 443, 'chance', 0, 'roll log crate wall wall wall', 'i444', 1700000009.02),
('6in3tr8ucnen', 444, 'move', 0, 'keep wall wall wall', 'i445', 1700000009.04),
('6in3tr8ucnen', 445, 'chance', 0, 'roll wall cross', 'i446', 1700000009.06),
('6in3tr8ucnen', 446, 'move', 0, 'keep wall wall', 'i447', 1700000009.08),
('6in3tr8ucnen', 447, 'chance', 0, 'roll crate wall crossed_swords', 'i448', 1700000009.1),
('6in3tr8ucnen', 448, 'move', 0, 'use crate 1', 'i449', 1700000009.12),
('6in3tr8ucnen', 449, 'move', 0, 'cell (0,3)', 'i450', 1700000009.14),
('6in3tr8ucnen', 450, 'confirm', 0, '', 'i451', 1700000009.16),
('6in3tr8ucnen', 451, 'chance', 1, 'roll crate wall cross cross crossed_swords', 'i452', 1700000009.18),
('6in3tr8ucnen', 452, 'move', 1, 'keep wall crossed_swords', 'i453', 1700000009.2),
('6in3tr8ucnen', 453, 'chance', 1, 'roll crate head crossed_swords', 'i454', 1700000009.22),
('6in3tr8ucnen', 454, 'move', 1, 'keep wall crossed_swords crossed_swords', 'i455', 1700000009.24),
('6in3tr8ucnen', 455, 'chance', 1, 'roll wall cross', 'i456', 1700000009.26),
('6in3tr8ucnen', 456, 'move', 1, 'use wall 2', 'i457', 1700000009.28),
('6in3tr8ucnen', 457, 'move', 1, 'cell (6,3)', 'i458', 1700000009.3),
('6in3tr8ucnen', 458, 'move', 1, 'cell (0,4)', 'i459', 1700000009.32),
('6in3tr8ucnen', 459, 'confirm', 1, '', 'i460', 1700000009.34),
('6in3tr8ucnen', 460, 'chance', 0, 'roll log crate wall cross head', 'i461', 1700000009.36),
('6in3tr8ucnen', 461, 'move', 0, 'keep crate', 'i462', 1700000009.38),
('6in3tr8ucnen', 462, 'chance', 0, 'roll log head crossed_swords crossed_swords', 'i463', 1700000009.4),
('6in3tr8ucnen', 463, 'move', 0, 'keep', 'i464', 1700000009.42),
('6in3tr8ucnen', 464, 'chance', 0, 'roll log log wall wall wall', 'i465', 1700000009.44),
('6in3tr8ucnen', 465, 'move', 0, 'use wall 3', 'i466', 1700000009.46),
('6in3tr8ucnen', 466, 'move', 0, 'cell (0,1)', 'i467', 1700000009.48),
('6in3tr8ucnen', 467, 'move', 0, 'cell (6,1)', 'i468', 1700000009.5),
('6in3tr8ucnen', 468, 'confirm', 0, '', 'i469', 1700000009.52),
('6in3tr8ucnen', 469, 'chance', 1, 'roll log crate wall cross crossed_swords', 'i470', 1700000009.54),
('6in3tr8ucnen', 470, 'move', 1, 'keep crate wall cross crossed_swords', 'i471', 1700000009.56),
('6in3tr8ucnen', 471, 'chance', 1, 'roll crossed_swords', 'i472', 1700000009.58),
('6in3tr8ucnen', 472, 'move', 1, 'keep crate wall', 'i473', 1700000009.6),
('6in3tr8ucnen', 473, 'chance', 1, 'roll log crossed_swords crossed_swords', 'i474', 1700000009.62),
('6in3tr8ucnen', 474, 'move', 1, 'use crate 1', 'i475', 1700000009.64),
('6in3tr8ucnen', 475, 'move', 1, 'cell (1,4)', 'i476', 1700000009.66),
('6in3tr8ucnen', 476, 'confirm', 1, '', 'i477', 1700000009.68),
('6in3tr8ucnen', 477, 'chance', 0, 'roll log log log cross crossed_swords', 'i478', 1700000009.7),
('6in3tr8ucnen', 478, 'move', 0, 'keep cross crossed_swords', 'i479', 1700000009.72),
('6in3tr8ucnen', 479, 'chance', 0, 'roll cross crossed_swords crossed_swords', 'i480', 1700000009.74),
('6in3tr8ucnen', 480, 'move', 0, 'keep cross cross', 'i481', 1700000009.76),
('6in3tr8ucnen', 481, 'chance', 0, 'roll crate wall head', 'i482', 1700000009.78),
('6in3tr8ucnen', 482, 'move', 0, 'use crate 1', 'i483', 1700000009.8),
('6in3tr8ucnen', 483, 'move', 0, 'cell (5,3)', 'i484', 1700000009.82),
('6in3tr8ucnen', 484, 'confirm', 0, '', 'i485', 1700000009.84),
('6in3tr8ucnen', 485, 'chance', 1, 'roll log log cross head head', 'i486', 1700000009.86),
('6in3tr8ucnen', 486, 'move', 1, 'keep log log cross', 'i487', 1700000009.88),
('6in3tr8ucnen', 487, 'chance', 1, 'roll wall crossed_swords', 'i488', 1700000009.9),
('6in3tr8ucnen', 488, 'move', 1, 'keep log log cross', 'i489', 1700000009.92),
('6in3tr8ucnen', 489, 'chance', 1, 'roll crate wall', 'i490', 1700000009.94),
('6in3tr8ucnen', 490, 'move', 1, 'use wall 1', 'i491', 1700000009.96),
('6in3tr8ucnen', 491, 'confirm', 1, '', 'i492', 1700000009.98),
('6in3tr8ucnen', 492, 'chance', 0, 'roll crate wall cross cross head', 'i493', 1700000010.0),
('6in3tr8ucnen', 493, 'move', 0, 'keep crate cross cross head', 'i494', 1700000010.02),
('6in3tr8ucnen', 494, 'chance', 0, 'roll crate', 'i495', 1700000010.04),
('6in3tr8ucnen', 495, 'move', 0, 'keep', 'i496', 1700000010.06),
('6in3tr8ucnen', 496, 'chance', 0, 'roll log log cross cross cross', 'i497', 1700000010.08),
('6in3tr8ucnen', 497, 'move', 0, 'use cross 1', 'i498', 1700000010.1),
('6in3tr8ucnen', 498, 'move', 0, 'cell (2,3)', 'i499', 1700000010.12),
('6in3tr8ucnen', 499, 'confirm', 0, '', 'i500', 1700000010.14),
('6in3tr8ucnen', 500, 'chance', 1, 'roll crate cross cross head head', 'i501', 1700000010.16),
('6in3tr8ucnen', 501, 'move', 1, 'keep', 'i502', 1700000010.18),
('6in3tr8ucnen', 502, 'chance', 1, 'roll log crate crate wall wall', 'i503', 1700000010.2),
('6in3tr8ucnen', 503, 'move', 1, 'keep crate crate wall wall', 'i504', 1700000010.22),
('6in3tr8ucnen', 504, 'chance', 1, 'roll log', 'i505', 1700000010.24),
('6in3tr8ucnen', 505, 'move', 1, 'cell (4,1)', 'i506', 1700000010.26),
('6in3tr8ucnen', 506, 'confirm', 1, '', 'i507', 1700000010.28),
('6in3tr8ucnen', 507, 'chance', 0, 'roll crate cross crossed_swords crossed_swords crossed_swords', 'i508', 1700000010.3),
('6in3tr8ucnen', 508, 'move', 0, 'keep crate crossed_swords crossed_swords crossed_swords', 'i509', 1700000010.32),
('6in3tr8ucnen', 509, 'chance', 0, 'roll head', 'i510', 1700000010.34),
('6in3tr8ucnen', 510, 'move', 0, 'keep crate head crossed_swords', 'i511', 1700000010.36),
('6in3tr8ucnen', 511, 'chance', 0, 'roll log crossed_swords', 'i512', 1700000010.38),
('6in3tr8ucnen', 512, 'move', 0, 'use head 1', 'i513', 1700000010.4),
('6in3tr8ucnen', 513, 'move', 0, 'cell (2,2)', 'i514', 1700000010.42),
('6in3tr8ucnen', 514, 'confirm', 0, '', 'i515', 1700000010.44),
('6in3tr8ucnen', 515, 'chance', 1, 'roll log crate wall cross crossed_swords', 'i516', 1700000010.46),
('6in3tr8ucnen', 516, 'move', 1, 'keep crate wall crossed_swords', 'i517', 1700000010.48),
('6in3tr8ucnen', 517, 'chance', 1, 'roll cross head', 'i518', 1700000010.5),
('6in3tr8ucnen', 518, 'move', 1, 'keep cross head crossed_swords', 'i519', 1700000010.52),
('6in3tr8ucnen', 519, 'chance', 1, 'roll log crate', 'i520', 1700000010.54),
('6in3tr8ucnen', 520, 'move', 1, 'use cross 1', 'i521', 1700000010.56),
('6in3tr8ucnen', 521, 'move', 1, 'cell (1,5)', 'i522', 1700000010.58),
('6in3tr8ucnen', 522, 'confirm', 1, '', 'i523', 1700000010.6),
('6in3tr8ucnen', 523, 'chance', 0, 'roll log crate cross cross head', 'i524', 1700000010.62),
('6in3tr8ucnen', 524, 'move', 0, 'keep cross cross', 'i525', 1700000010.64),
('6in3tr8ucnen', 525, 'chance', 0, 'roll cross cross head', 'i526', 1700000010.66),
('6in3tr8ucnen', 526, 'move', 0, 'keep cross cross head', 'i527', 1700000010.68),
('6in3tr8ucnen', 527, 'chance', 0, 'roll log crate', 'i528', 1700000010.7),
('6in3tr8ucnen', 528, 'move', 0, 'use crate 1', 'i529', 1700000010.72),
('6in3tr8ucnen', 529, 'move', 0, 'cell (3,2)', 'i530', 1700000010.74),
('6in3tr8ucnen', 530, 'confirm', 0, '', 'i531', 1700000010.76),
('6in3tr8ucnen', 531, 'chance', 1, 'roll wall cross cross cross head', 'i532', 1700000010.78),
('6in3tr8ucnen', 532, 'move', 1, 'keep cross', 'i533', 1700000010.8),
('6in3tr8ucnen', 533, 'chance', 1, 'roll log head head crossed_swords', 'i534', 1700000010.82),
('6in3tr8ucnen', 534, 'move', 1, 'keep log cross head crossed_swords', 'i535', 1700000010.84),
('6in3tr8ucnen', 535, 'chance', 1, 'roll head', 'i536', 1700000010.86),
('6in3tr8ucnen', 536, 'move', 1, 'use head 1', 'i537', 1700000010.88),
('6in3tr8ucnen', 537, 'confirm', 1, '', 'i538', 1700000010.9),
('7uyahdgmykgc', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.16),
('7uyahdgmykgc', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.18),
('7uyahdgmykgc', 3, 'swap', 0, '1', 'i4', 1700000000.24),
('7uyahdgmykgc', 4, 'promise', 1, 'c13fb0e4e2a378cebc9f8e1fc51b7454e2e6ac53a57cd7e877309a905c175a9b', 'i5', 1700000000.26),
('7uyahdgmykgc', 5, 'begin', 1, '', 'i6', 1700000000.28),
('7uyahdgmykgc', 6, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i7', 1700000000.3),
('7uyahdgmykgc', 7, 'chance', -1, 'barrels gold stone wood stone wood wood stone brick brick brick gold gold wood gold stone stone gold wood gold wood brick brick brick stone gold', NULL, 1700000000.3),
('7uyahdgmykgc', 8, 'chance', -1, 'green building_g05 building_g01 building_g04 building_g10 building_g03 building_g11 building_g09 building_g07 building_g08 building_g12 building_g06 building_g02', NULL, 1700000000.3),
('7uyahdgmykgc', 9, 'chance', -1, 'blue building_b04 building_b12 building_b02 building_b03 building_b13 building_b15 building_b08 building_b14 building_b05 building_b07 building_b10 building_b01 building_b11 building_b06 building_b09', NULL, 1700000000.3),
('7uyahdgmykgc', 10, 'chance', -1, 'yellow building_y04 building_y02 building_y08 building_y09 building_y07 building_y10 building_y06 building_y01 building_y05 building_y03', NULL, 1700000000.3),
('7uyahdgmykgc', 11, 'chance', -1, 'stack building_y04 building_g05 building_g01 building_g07 building_g09 building_g03 building_b04 building_y08 building_b02 building_b08 building_g11 building_b12 building_b15 building_b13 building_y02 building_g04 building_y06 building_y10 building_b03 building_b07 building_b05 building_g10 building_b14 building_y09 building_y07', NULL, 1700000000.3),
('7uyahdgmykgc', 12, 'chance', 0, 'hand brickmaker maid lumberjack stonecutter shopkeeper jean_de_la_valette apprentice builder', NULL, 1700000000.3),
('7uyahdgmykgc', 13, 'chance', 1, 'hand builder brickmaker shopkeeper apprentice maid jean_de_la_valette lumberjack stonecutter', NULL, 1700000000.3),
('7uyahdgmykgc', 14, 'chance', 2, 'hand brickmaker builder jean_de_la_valette shopkeeper maid stonecutter lumberjack apprentice', NULL, 1700000000.3),
('7uyahdgmykgc', 15, 'move', 2, 'choose brick', NULL, 1700000000.6),
('7uyahdgmykgc', 16, 'move', 1, 'choose stone', 'i9', 1700000000.84),
('7uyahdgmykgc', 17, 'confirm', 1, '', 'i10', 1700000000.86),
('7uyahdgmykgc', 18, 'move', 0, 'choose gold', 'i11', 1700000000.88),
('7uyahdgmykgc', 19, 'move', 0, 'play stonecutter', 'i12', 1700000000.9),
('7uyahdgmykgc', 20, 'move', 0, 'play maid', 'i13', 1700000000.92),
('7uyahdgmykgc', 21, 'bot', 0, 'squire', 'i14', 1700000200.96),
('7uyahdgmykgc', 22, 'move', 0, 'choose stone', NULL, 1700000201.26),
('7uyahdgmykgc', 23, 'move', 0, 'play shopkeeper', NULL, 1700000201.56),
('7uyahdgmykgc', 24, 'chance', 0, '', NULL, 1700000201.56),
('7uyahdgmykgc', 25, 'move', 1, 'play brickmaker', 'i17', 1700000202.02),
('7uyahdgmykgc', 26, 'move', 1, 'play shopkeeper', 'i18', 1700000202.04),
('7uyahdgmykgc', 27, 'move', 1, 'play builder', 'i19', 1700000202.06),
('d3n8was7uj7v', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.16),
('d3n8was7uj7v', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.18),
('d3n8was7uj7v', 3, 'swap', 0, '1', 'i4', 1700000000.24),
('d3n8was7uj7v', 4, 'promise', 1, '5c6f9a505a14f4812b9bf456de904a1f70c3e80af0c6fbfae91d90d9fd28b8da', 'i5', 1700000000.26),
('d3n8was7uj7v', 5, 'promise', 0, 'd011311bb3922687b9223cd5d38de73df0001e8d9b0fa585d73ca6b9b8bc60b5', 'i6', 1700000000.28),
('d3n8was7uj7v', 6, 'promise', 3, '2426b90172facd5d06beaea7277c1e9e94447474b3840165824cf74ed3df953a', 'i7', 1700000000.3),
('d3n8was7uj7v', 7, 'begin', 1, '', 'i8', 1700000000.32),
('d3n8was7uj7v', 8, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i9', 1700000000.34),
('d3n8was7uj7v', 9, 'number', 0, '0000000000000000000000000000000000000000000000000000000000000001', 'i10', 1700000000.36),
('d3n8was7uj7v', 10, 'number', 3, '0000000000000000000000000000000000000000000000000000000000000004', 'i11', 1700000000.38),
('d3n8was7uj7v', 11, 'chance', -1, 'board drop_3_down crown_2_no_right crown_2_no_down star_1 drop_3_down star_1 crown_2_no_up crown_2_no_left drop_3_right drop_3_left crown_2_no_up crown_2_no_down drop_4_left drop_3_down crown_2_no_up star_1 drop_3_right drop_3_up star_1 crown_2_no_right drop_4_down drop_3_up drop_4_left drop_3_up crown_2_no_left star_1 crown_2_no_down drop_4_up star_1 drop_4_right drop_3_right star_1 crown_2_no_up crown_2_no_left star_1 drop_3_left crown_2_no_left drop_4_up drop_4_right drop_4_down crown_2_no_right crown_2_no_right star_1 crown_2_no_down star_1 drop_3_left star_1', NULL, 1700000000.38),
('d3n8was7uj7v', 12, 'move', 3, 'space (0,3)', 'i12', 1700000000.4),
('d3n8was7uj7v', 13, 'confirm', 3, '', 'i13', 1700000000.42),
('d3n8was7uj7v', 14, 'ask', 1, 'always', 'i14', 1700000000.44),
('d3n8was7uj7v', 15, 'ask', 0, 'never 0', 'i15', 1700000000.46),
('d3n8was7uj7v', 16, 'ask', 0, 'able', 'i16', 1700000000.48),
('d3n8was7uj7v', 17, 'ask', 0, 'hit 0', 'i17', 1700000000.5),
('d3n8was7uj7v', 18, 'ask', 0, 'always', 'i18', 1700000000.52),
('d3n8was7uj7v', 19, 'move', 0, 'space (0,3)', 'i20', 1700000000.56),
('d3n8was7uj7v', 20, 'confirm', 0, '', 'i21', 1700000000.58),
('d3n8was7uj7v', 21, 'ask', 1, 'always', 'i22', 1700000000.6),
('d3n8was7uj7v', 22, 'ask', 0, 'never 0', 'i23', 1700000000.62),
('d3n8was7uj7v', 23, 'ask', 0, 'able', 'i24', 1700000000.64),
('d3n8was7uj7v', 24, 'ask', 0, 'hit 0', 'i25', 1700000000.66),
('d3n8was7uj7v', 25, 'ask', 0, 'always', 'i26', 1700000000.68),
('d3n8was7uj7v', 26, 'move', 1, 'space (0,4)', 'i28', 1700000000.72),
('d3n8was7uj7v', 27, 'confirm', 1, '', 'i29', 1700000000.74),
('d3n8was7uj7v', 28, 'move', 2, 'space (0,0)', NULL, 1700000001.04),
('d3n8was7uj7v', 29, 'chance', -1, 'deck boomerang remove_a_space negate going_home take_one end_turn end_turn swap_two_spaces end_turn turn_a_space remove_a_space shove negate discard_two_of_yours going_home shift_a_line draw_two restore_a_space everyone_moves last_call swap_two_spaces boomerang swap_places negate give_one restore_a_space drinks_for_all draw_two sidestep boomerang everyone_moves turn_a_space shake_down remove_a_space sidestep sidestep clean_slate negate swap_hands draw_two restore_a_space going_home swap_places pass_it_on shift_a_line turn_a_space draw_two fresh_shuffle take_one draw_two negate shove swap_places drinks_for_all shift_a_line take_one draw_two sidestep discard_two_of_yours swap_places give_one shake_down fresh_shuffle boomerang turn_a_space negate everyone_moves pass_it_on drinks_for_all end_turn pass_it_on blind_faith sidestep draw_two stay_put swap_two_spaces draw_two negate turn_a_space draw_two negate sidestep boomerang draw_two end_turn welcome_back negate sidestep swap_hands going_home drinks_for_all restore_a_space stay_put end_turn stay_put stay_put shove end_turn draw_two shove remove_a_space clean_slate blind_faith welcome_back sidestep remove_a_space restore_a_space draw_two', NULL, 1700000001.04),
('d3n8was7uj7v', 30, 'chance', 3, '', NULL, 1700000001.04),
('d3n8was7uj7v', 31, 'ask', 1, 'always', 'i30', 1700000001.26),
('d3n8was7uj7v', 32, 'ask', 0, 'never 1', 'i31', 1700000001.28),
('d3n8was7uj7v', 33, 'ask', 0, 'able', 'i32', 1700000001.3),
('d3n8was7uj7v', 34, 'ask', 0, 'hit 1', 'i33', 1700000001.32),
('d3n8was7uj7v', 35, 'ask', 0, 'always', 'i34', 1700000001.34),
('d3n8was7uj7v', 36, 'move', 3, 'play draw_two', 'i36', 1700000001.38),
('d3n8was7uj7v', 37, 'move', 0, 'pass', 'i37', 1.70000000309108757973e+09),
('d3n8was7uj7v', 38, 'move', 1, 'pass', 'i38', 1.70000000419046282769e+09),
('d3n8was7uj7v', 39, 'move', 2, 'negate', NULL, 1.70000000449046278e+09),
('d3n8was7uj7v', 40, 'ask', 1, 'always', 'i39', 1700000004.94),
('d3n8was7uj7v', 41, 'ask', 0, 'never 1', 'i40', 1700000004.96),
('d3n8was7uj7v', 42, 'ask', 0, 'able', 'i41', 1700000004.98),
('d3n8was7uj7v', 43, 'ask', 0, 'hit 1', 'i42', 1700000005.0),
('d3n8was7uj7v', 44, 'ask', 0, 'always', 'i43', 1700000005.02),
('d7wwuxzmfa6v', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.16),
('d7wwuxzmfa6v', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.18),
('d7wwuxzmfa6v', 3, 'swap', 0, '1', 'i4', 1700000000.24),
('d7wwuxzmfa6v', 4, 'promise', 1, 'eb805437a7be9ede46a9d93a379ba63a734b385fdf1ec3099483fbc4c5efc7c6', 'i5', 1700000000.26),
('d7wwuxzmfa6v', 5, 'begin', 1, '', 'i6', 1700000000.28),
('d7wwuxzmfa6v', 6, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i7', 1700000000.3),
('d7wwuxzmfa6v', 7, 'chance', -1, 'board drop_3_up crown_2_no_up drop_4_up drop_4_right drop_3_up drop_4_left drop_3_right star_1 drop_3_right drop_3_left drop_3_right star_1 crown_2_no_up drop_4_left star_1 star_1 star_1 crown_2_no_right crown_2_no_left star_1 crown_2_no_right crown_2_no_down drop_3_left drop_3_down drop_4_down crown_2_no_left crown_2_no_up crown_2_no_right crown_2_no_up drop_4_up star_1 star_1 drop_3_down crown_2_no_left drop_3_down crown_2_no_left drop_3_up drop_3_left star_1 star_1 star_1 drop_4_right crown_2_no_down crown_2_no_right crown_2_no_down drop_4_down crown_2_no_down', NULL, 1700000000.3),
('d7wwuxzmfa6v', 8, 'move', 0, 'space (0,1)', 'i9', 1700000000.34),
('d7wwuxzmfa6v', 9, 'confirm', 0, '', 'i10', 1700000000.36),
('d7wwuxzmfa6v', 10, 'move', 1, 'space (0,0)', 'i11', 1700000000.38),
('d7wwuxzmfa6v', 11, 'confirm', 1, '', 'i12', 1700000000.4),
('d7wwuxzmfa6v', 12, 'move', 2, 'space (0,4)', NULL, 1700000000.7),
('d7wwuxzmfa6v', 13, 'chance', -1, 'deck stay_put pass_it_on draw_two shove negate draw_two boomerang sidestep drinks_for_all restore_a_space restore_a_space shift_a_line take_one give_one turn_a_space drinks_for_all remove_a_space take_one blind_faith turn_a_space turn_a_space sidestep swap_hands stay_put stay_put pass_it_on everyone_moves restore_a_space going_home boomerang end_turn sidestep drinks_for_all swap_two_spaces pass_it_on negate sidestep draw_two everyone_moves draw_two discard_two_of_yours remove_a_space end_turn draw_two last_call welcome_back sidestep remove_a_space going_home negate boomerang remove_a_space swap_two_spaces remove_a_space end_turn fresh_shuffle sidestep fresh_shuffle shove clean_slate negate clean_slate negate draw_two draw_two shove negate sidestep end_turn draw_two draw_two take_one end_turn shake_down end_turn everyone_moves shake_down discard_two_of_yours shift_a_line give_one restore_a_space going_home turn_a_space restore_a_space end_turn sidestep welcome_back turn_a_space draw_two swap_places blind_faith negate boomerang draw_two shove going_home shift_a_line swap_places swap_places swap_hands draw_two swap_places negate boomerang negate swap_two_spaces stay_put drinks_for_all', NULL, 1700000000.7),
('d7wwuxzmfa6v', 14, 'chance', 0, '', NULL, 1700000000.7),
('d7wwuxzmfa6v', 15, 'move', 0, 'play stay_put', 'i13', 1700000000.92),
('d7wwuxzmfa6v', 16, 'move', 1, 'negate', 'i14', 1700000000.94),
('d7wwuxzmfa6v', 17, 'move', 0, 'play shove', 'i15', 1700000000.96),
('d7wwuxzmfa6v', 18, 'move', 0, 'player 3', 'i16', 1700000000.98),
('d7wwuxzmfa6v', 19, 'move', 0, 'direction left', 'i17', 1700000001.0),
('d7wwuxzmfa6v', 20, 'move', 1, 'pass', 'i18', 1700000002.013),
('d7wwuxzmfa6v', 21, 'move', 2, 'pass', NULL, 1.70000000268922138221e+09),
('d7wwuxzmfa6v', 22, 'move', 0, 'play draw_two', 'i19', 1.70000000304041218755e+09),
('d7wwuxzmfa6v', 23, 'move', 1, 'boomerang', 'i20', 1.70000000306041216852e+09),
('d7wwuxzmfa6v', 24, 'move', 0, 'direction left', 'i21', 1.70000000308041214949e+09),
('d7wwuxzmfa6v', 25, 'move', 0, 'card pass_it_on', 'i22', 1.70000000310041213032e+09),
('d7wwuxzmfa6v', 26, 'chance', 1, '', NULL, 1.70000000310041213032e+09),
('d7wwuxzmfa6v', 27, 'move', 1, 'play sidestep', 'i23', 1.70000000312041211125e+09),
('d7wwuxzmfa6v', 28, 'move', 1, 'direction right', 'i24', 1.70000000314041233061e+09),
('d7wwuxzmfa6v', 29, 'move', 2, 'pass', NULL, 1.70000000454288864139e+09),
('d7wwuxzmfa6v', 30, 'move', 0, 'pass', NULL, 1.70000000563652658462e+09),
('d7wwuxzmfa6v', 31, 'move', 1, 'play pass_it_on', 'i25', 1.70000000566041231152e+09),
('d7wwuxzmfa6v', 32, 'move', 2, 'pass', NULL, 1.70000000670508408543e+09),
('d7wwuxzmfa6v', 33, 'move', 0, 'pass', NULL, 1.70000000748974394804e+09),
('d7wwuxzmfa6v', 34, 'move', 1, 'card draw_two', 'i26', 1.70000000768041229252e+09),
('d7wwuxzmfa6v', 35, 'confirm', 1, '', 'i27', 1.70000000770041227336e+09),
('d7wwuxzmfa6v', 36, 'ask_back', 1, '25 1', 'i28', 1.70000000772041225428e+09),
('d7wwuxzmfa6v', 37, 'granted', 1, '25', 'i29', 1.70000000774041223525e+09),
('d7wwuxzmfa6v', 38, 'move', 1, 'card give_one', 'i30', 1.70000000776041221622e+09),
('d7wwuxzmfa6v', 39, 'confirm', 1, '', 'i31', 1.70000000778041219715e+09),
('d7wwuxzmfa6v', 40, 'ask_back', 1, '25 1', 'i32', 1.70000000780041217798e+09),
('d7wwuxzmfa6v', 41, 'granted', 1, '25', 'i33', 1.70000000782041215891e+09),
('d7wwuxzmfa6v', 42, 'move', 1, 'card draw_two', 'i34', 1.70000000784041213988e+09),
('d7wwuxzmfa6v', 43, 'confirm', 1, '', 'i35', 1.70000000786041212084e+09),
('d7wwuxzmfa6v', 44, 'move', 2, 'card restore_a_space', NULL, 1.70000000830041217807e+09),
('d7wwuxzmfa6v', 45, 'move', 1, 'play take_one', 'i36', 1.70000000838041234012e+09),
('d7wwuxzmfa6v', 46, 'move', 1, 'player 1', 'i37', 1.70000000840041232109e+09),
('d7wwuxzmfa6v', 47, 'move', 2, 'pass', NULL, 1.7000000090820865631e+09),
('d7wwuxzmfa6v', 48, 'move', 0, 'pass', NULL, 1.70000000996123147014e+09),
('d7wwuxzmfa6v', 49, 'move', 1, 'direction up', 'i38', 1.70000001042041230204e+09),
('d7wwuxzmfa6v', 50, 'confirm', 1, '', 'i39', 1.70000001044041228288e+09),
('d7wwuxzmfa6v', 51, 'chance', 2, '', NULL, 1.70000001044041228288e+09),
('d7wwuxzmfa6v', 52, 'move', 2, 'play drinks_for_all', NULL, 1.70000001074041223528e+09),
('d7wwuxzmfa6v', 53, 'move', 0, 'pass', NULL, 1.70000001166474175445e+09),
('d7wwuxzmfa6v', 54, 'move', 1, 'pass', NULL, 1.70000001332800889015e+09),
('d7wwuxzmfa6v', 55, 'move', 2, 'play draw_two', NULL, 1.70000001362800884242e+09),
('d7wwuxzmfa6v', 56, 'move', 0, 'pass', NULL, 1.70000001474934697154e+09),
('d7wwuxzmfa6v', 57, 'move', 1, 'pass', NULL, 1.70000001592889237399e+09),
('d7wwuxzmfa6v', 58, 'move', 2, 'play shift_a_line', NULL, 1.70000001622889232639e+09),
('d7wwuxzmfa6v', 59, 'move', 2, 'line row 1', NULL, 1.7000000165288925171e+09),
('d7wwuxzmfa6v', 60, 'move', 2, 'direction right', NULL, 1.70000001682889246941e+09),
('d7wwuxzmfa6v', 61, 'move', 0, 'pass', NULL, 1.70000001818759179116e+09),
('d7wwuxzmfa6v', 62, 'move', 1, 'pass', NULL, 1.70000001904384040831e+09),
('d7wwuxzmfa6v', 63, 'move', 2, 'direction left', NULL, 1.70000001934384036058e+09),
('d7wwuxzmfa6v', 64, 'chance', 0, '', NULL, 1.70000001934384036058e+09),
('d7wwuxzmfa6v', 65, 'move', 0, 'play swap_hands', 'i40', 1.70000001946041226388e+09),
('d7wwuxzmfa6v', 66, 'move', 0, 'player 2', 'i41', 1.70000001948041224485e+09),
('d7wwuxzmfa6v', 67, 'move', 1, 'pass', NULL, 1.70000002046147513385e+09),
('d7wwuxzmfa6v', 68, 'move', 2, 'pass', NULL, 1.70000002157126688952e+09),
('d7wwuxzmfa6v', 69, 'move', 0, 'direction right', 'i42', 1.70000002200041222576e+09),
('d7wwuxzmfa6v', 70, 'confirm', 0, '', 'i43', 1.7000000220204122066e+09),
('d7wwuxzmfa6v', 71, 'chance', 1, '', NULL, 1.7000000220204122066e+09),
('d7wwuxzmfa6v', 72, 'move', 1, 'play pass_it_on', 'i44', 1.70000002204041218752e+09),
('d7wwuxzmfa6v', 73, 'move', 2, 'pass', NULL, 1.70000002304218125349e+09),
('d7wwuxzmfa6v', 74, 'move', 0, 'pass', NULL, 1.70000002434031200404e+09),
('d7wwuxzmfa6v', 75, 'move', 1, 'card stay_put', 'i45', 1.70000002456041216848e+09),
('d7wwuxzmfa6v', 76, 'confirm', 1, '', 'i46', 1.70000002458041214944e+09),
('d7wwuxzmfa6v', 77, 'ask_back', 1, '55 1', 'i47', 1.70000002460041213037e+09),
('d7wwuxzmfa6v', 78, 'ask_back', 1, '', NULL, 1.70000008460041213036e+09),
('d7wwuxzmfa6v', 79, 'move', 2, 'card restore_a_space', NULL, 1.70000008490041232102e+09),
('d7wwuxzmfa6v', 80, 'move', 0, 'card give_one', 'i48', 1.70000014462041211128e+09),
('d7wwuxzmfa6v', 81, 'move', 1, 'play blind_faith', 'i49', 1.70000014464041233064e+09),
('d7wwuxzmfa6v', 82, 'move', 2, 'pass', NULL, 1.70000014588107872014e+09),
('d7wwuxzmfa6v', 83, 'move', 0, 'pass', NULL, 1.70000014705529308321e+09),
('d7wwuxzmfa6v', 84, 'chance', 2, '', NULL, 1.70000014705529308321e+09),
('d7wwuxzmfa6v', 85, 'move', 2, 'direction right', NULL, 1.70000014735529327396e+09),
('d7wwuxzmfa6v', 86, 'chance', 0, '', NULL, 1.70000014735529327396e+09),
('ifced8vv9c8f', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.16),
('ifced8vv9c8f', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.18),
('ifced8vv9c8f', 3, 'swap', 0, '1', 'i4', 1700000000.24),
('ifced8vv9c8f', 4, 'promise', 1, 'b50c5b5c81d847b5e0d9c4bf0d275cb911d08ac2612d4d74961025d5548bce69', 'i5', 1700000000.26),
('ifced8vv9c8f', 5, 'promise', 0, '3505d6d522b41e4ada29789556fbc40214334d0caa225b1a731e8a61ec1a1a1b', 'i6', 1700000000.28),
('ifced8vv9c8f', 6, 'promise', 3, '67891850e9c9dd899c54425efe4d9fc99fc3df95240fdd17f0a7e54f855f2637', 'i7', 1700000000.3),
('ifced8vv9c8f', 7, 'begin', 1, '', 'i8', 1700000000.32),
('ifced8vv9c8f', 8, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i9', 1700000000.34),
('ifced8vv9c8f', 9, 'number', 0, '0000000000000000000000000000000000000000000000000000000000000001', 'i10', 1700000000.36),
('ifced8vv9c8f', 10, 'number', 3, '0000000000000000000000000000000000000000000000000000000000000004', 'i11', 1700000000.38),
('ifced8vv9c8f', 11, 'chance', -1, 'barrels stone stone wood wood gold brick gold wood gold wood brick stone gold brick wood wood gold brick brick stone gold stone gold brick stone', NULL, 1700000000.38),
('ifced8vv9c8f', 12, 'chance', -1, 'green building_g03 building_g09 building_g07 building_g02 building_g01 building_g11 building_g08 building_g05 building_g04 building_g06 building_g12 building_g10', NULL, 1700000000.38),
('ifced8vv9c8f', 13, 'chance', -1, 'blue building_b05 building_b01 building_b03 building_b14 building_b15 building_b10 building_b07 building_b06 building_b13 building_b04 building_b08 building_b11 building_b02 building_b12 building_b09', NULL, 1700000000.38),
('ifced8vv9c8f', 14, 'chance', -1, 'yellow building_y06 building_y03 building_y09 building_y08 building_y04 building_y07 building_y01 building_y10 building_y05 building_y02', NULL, 1700000000.38),
('ifced8vv9c8f', 15, 'chance', -1, 'stack building_b08 building_b05 building_b06 building_y09 building_y06 building_g01 building_b03 building_g04 building_g06 building_g03 building_b15 building_y03 building_b13 building_y07 building_g02 building_b14 building_b11 building_b07 building_y01 building_y08 building_g08 building_y10 building_g09 building_g05 building_y04 building_b10 building_b01 building_g07 building_b04 building_g11', NULL, 1700000000.38),
('ifced8vv9c8f', 16, 'chance', 0, 'hand brickmaker maid builder apprentice stonecutter lumberjack shopkeeper jean_de_la_valette', NULL, 1700000000.38),
('ifced8vv9c8f', 17, 'chance', 1, 'hand apprentice shopkeeper builder maid jean_de_la_valette stonecutter lumberjack brickmaker', NULL, 1700000000.38),
('ifced8vv9c8f', 18, 'chance', 2, 'hand lumberjack brickmaker apprentice jean_de_la_valette shopkeeper maid builder stonecutter', NULL, 1700000000.38),
('ifced8vv9c8f', 19, 'chance', 3, 'hand brickmaker shopkeeper lumberjack maid stonecutter apprentice jean_de_la_valette builder', NULL, 1700000000.38),
('ifced8vv9c8f', 20, 'move', 0, 'choose stone', 'i12', 1700000000.4),
('ifced8vv9c8f', 21, 'confirm', 0, '', 'i13', 1700000000.42),
('ifced8vv9c8f', 22, 'move', 3, 'choose brick', 'i14', 1700000000.44),
('ifced8vv9c8f', 23, 'confirm', 3, '', 'i15', 1700000000.46),
('ifced8vv9c8f', 24, 'move', 2, 'choose wood', NULL, 1700000000.76),
('ifced8vv9c8f', 25, 'move', 1, 'play maid', 'i16', 1700000000.98),
('ifced8vv9c8f', 26, 'move', 1, 'choose stone', 'i17', 1700000001.0),
('ifced8vv9c8f', 27, 'move', 1, 'play apprentice', 'i18', 1700000001.02),
('ifced8vv9c8f', 28, 'propose', 3, 'squire 1', 'i19', 1700000201.06),
('jmvwkac2cgaa', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.16),
('jmvwkac2cgaa', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.18),
('jmvwkac2cgaa', 3, 'swap', 0, '1', 'i4', 1700000000.24),
('jmvwkac2cgaa', 4, 'promise', 1, 'aedeb7823af16def8c31fbe79553432c0d369934d12ed7c0e5a39f227fcfc2fc', 'i5', 1700000000.26),
('qexdhq5s5q5z', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.14),
('qexdhq5s5q5z', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.16),
('qexdhq5s5q5z', 3, 'swap', 0, '1', 'i4', 1700000000.22),
('qexdhq5s5q5z', 4, 'promise', 1, 'a53d0c6faa3ae270481d5d31d0743f7cf726b8c76c2c66962204678223a64e1a', 'i5', 1700000000.24),
('qexdhq5s5q5z', 5, 'promise', 0, '2c166d63d6e0c41a43176d7446afad3d8dd70fd10ebca3dd6077e82422e7cc30', 'i6', 1700000000.26),
('qexdhq5s5q5z', 6, 'begin', 1, '', 'i7', 1700000000.28),
('qexdhq5s5q5z', 7, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i8', 1700000000.3),
('qexdhq5s5q5z', 8, 'number', 0, '0000000000000000000000000000000000000000000000000000000000000001', 'i9', 1700000000.32),
('qexdhq5s5q5z', 9, 'chance', -1, 'barrels stone wood gold gold wood stone gold stone gold stone brick brick wood wood wood brick stone wood gold stone brick brick gold brick gold', NULL, 1700000000.32),
('qexdhq5s5q5z', 10, 'chance', -1, 'green building_g08 building_g12 building_g06 building_g05 building_g03 building_g10 building_g04 building_g11 building_g02 building_g07 building_g01 building_g09', NULL, 1700000000.32),
('qexdhq5s5q5z', 11, 'chance', -1, 'blue building_b04 building_b10 building_b14 building_b09 building_b12 building_b03 building_b06 building_b01 building_b15 building_b02 building_b08 building_b05 building_b11 building_b13 building_b07', NULL, 1700000000.32),
('qexdhq5s5q5z', 12, 'chance', -1, 'yellow building_y04 building_y01 building_y09 building_y03 building_y06 building_y07 building_y02 building_y10 building_y05 building_y08', NULL, 1700000000.32),
('qexdhq5s5q5z', 13, 'chance', -1, 'stack building_y06 building_y03 building_b04 building_g03 building_g12 building_g08 building_b01 building_b06 building_b12 building_b14 building_g06 building_b03 building_y01 building_y09 building_b09 building_b10 building_g05 building_g10 building_y04 building_y07', NULL, 1700000000.32),
('qexdhq5s5q5z', 14, 'chance', 0, 'hand stonecutter shopkeeper builder lumberjack brickmaker jean_de_la_valette maid apprentice', NULL, 1700000000.32),
('qexdhq5s5q5z', 15, 'chance', 1, 'hand builder brickmaker jean_de_la_valette apprentice lumberjack maid shopkeeper stonecutter', NULL, 1700000000.32),
('qexdhq5s5q5z', 16, 'move', 1, 'choose gold', 'i10', 1700000000.34),
('qexdhq5s5q5z', 17, 'confirm', 1, '', 'i11', 1700000000.36),
('qexdhq5s5q5z', 18, 'move', 0, 'choose brick', 'i12', 1700000000.38),
('qexdhq5s5q5z', 19, 'move', 0, 'play stonecutter', 'i13', 1700000000.4),
('qexdhq5s5q5z', 20, 'move', 0, 'play lumberjack', 'i14', 1700000000.42),
('qexdhq5s5q5z', 21, 'move', 0, 'play brickmaker', 'i15', 1700000000.44),
('qexdhq5s5q5z', 22, 'confirm', 0, '', 'i16', 1700000000.46),
('qexdhq5s5q5z', 23, 'chance', 0, '', NULL, 1700000000.46),
('qexdhq5s5q5z', 24, 'move', 1, 'play lumberjack', 'i17', 1700000000.48),
('qexdhq5s5q5z', 25, 'move', 1, 'play builder', 'i18', 1700000000.5),
('qexdhq5s5q5z', 26, 'move', 1, 'decline', 'i19', 1700000000.52),
('qexdhq5s5q5z', 27, 'move', 1, 'choose gold', NULL, 1700000001.52),
('qhxt7rvcf6c9', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.14),
('qhxt7rvcf6c9', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.16),
('qhxt7rvcf6c9', 3, 'swap', 0, '1', 'i4', 1700000000.22),
('qhxt7rvcf6c9', 4, 'promise', 1, 'd31f2d4b732ee3f27c4abdf0d79df44dc3596214bd9c2ad7d7e5300c058331fb', 'i5', 1700000000.24),
('qhxt7rvcf6c9', 5, 'promise', 0, 'd64e36907b485d229757e104ddeea5266ebb1e04a7fff6085aaf81550646a0e9', 'i6', 1700000000.26),
('qhxt7rvcf6c9', 6, 'begin', 1, '', 'i7', 1700000000.28),
('qhxt7rvcf6c9', 7, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i8', 1700000000.3),
('qhxt7rvcf6c9', 8, 'number', 0, '0000000000000000000000000000000000000000000000000000000000000001', 'i9', 1700000000.32),
('qhxt7rvcf6c9', 9, 'chance', -1, 'board crown_2_no_down drop_4_left star_1 drop_3_down crown_2_no_up drop_3_right drop_3_left crown_2_no_left crown_2_no_right crown_2_no_down drop_3_right star_1 star_1 crown_2_no_right drop_4_up star_1 drop_3_down crown_2_no_down star_1 crown_2_no_up drop_3_up drop_4_up star_1 drop_3_left crown_2_no_right drop_3_up drop_3_right star_1 crown_2_no_right drop_3_down crown_2_no_left drop_4_right drop_4_down star_1 crown_2_no_left crown_2_no_up crown_2_no_left crown_2_no_up star_1 drop_4_left star_1 drop_4_down crown_2_no_down drop_4_right drop_3_up drop_3_left star_1', NULL, 1700000000.32),
('qhxt7rvcf6c9', 10, 'move', 0, 'space (0,4)', 'i10', 1700000000.34),
('qhxt7rvcf6c9', 11, 'confirm', 0, '', 'i11', 1700000000.36),
('qhxt7rvcf6c9', 12, 'move', 1, 'space (0,4)', 'i12', 1700000000.38),
('qhxt7rvcf6c9', 13, 'confirm', 1, '', 'i13', 1700000000.4),
('qhxt7rvcf6c9', 14, 'chance', -1, 'deck swap_two_spaces sidestep stay_put boomerang pass_it_on everyone_moves drinks_for_all draw_two swap_two_spaces swap_places end_turn shove stay_put end_turn discard_two_of_yours boomerang negate negate welcome_back swap_places shove remove_a_space restore_a_space sidestep going_home restore_a_space draw_two swap_hands swap_two_spaces turn_a_space give_one restore_a_space negate negate fresh_shuffle boomerang turn_a_space draw_two end_turn shove swap_hands draw_two stay_put swap_places negate restore_a_space everyone_moves draw_two shake_down blind_faith remove_a_space draw_two remove_a_space pass_it_on give_one shove sidestep sidestep remove_a_space turn_a_space shift_a_line going_home take_one discard_two_of_yours take_one drinks_for_all blind_faith draw_two stay_put fresh_shuffle draw_two welcome_back turn_a_space shift_a_line take_one clean_slate restore_a_space sidestep swap_places turn_a_space remove_a_space going_home end_turn drinks_for_all end_turn clean_slate sidestep end_turn negate negate draw_two last_call shake_down boomerang negate pass_it_on negate draw_two sidestep going_home sidestep draw_two boomerang end_turn drinks_for_all draw_two shift_a_line everyone_moves', NULL, 1700000000.4),
('qhxt7rvcf6c9', 15, 'chance', 0, '', NULL, 1700000000.4),
('qhxt7rvcf6c9', 16, 'move', 0, 'play stay_put', 'i14', 1700000000.42),
('qhxt7rvcf6c9', 17, 'move', 1, 'pass', NULL, 1700000001.77),
('qhxt7rvcf6c9', 18, 'move', 0, 'play swap_two_spaces', 'i15', 1.70000000194045615192e+09),
('qhxt7rvcf6c9', 19, 'move', 0, 'space (4,5)', 'i16', 1.70000000196045613284e+09),
('qhxt7rvcf6c9', 20, 'move', 0, 'space (0,4)', NULL, 1.70000000296045613288e+09),
('qhxt7rvcf6c9', 21, 'reopen', 1, '19', 'i17', 1700000002.06),
('qhxt7rvcf6c9', 22, 'move', 0, 'space (3,1)', 'i18', 1700000002.14),
('qhxt7rvcf6c9', 23, 'move', 1, 'pass', NULL, 1.70000000372824478151e+09),
('qpg4q4dm3xtu', 1, 'chance', 0, 'roll log log cross head head', 'i1', 1700000000.22),
('qpg4q4dm3xtu', 2, 'move', 0, 'keep log head', 'i2', 1700000000.24),
('qpg4q4dm3xtu', 3, 'chance', 0, 'roll log log head', 'i3', 1700000000.26),
('qpg4q4dm3xtu', 4, 'move', 0, 'keep log', 'i4', 1700000000.28),
('qpg4q4dm3xtu', 5, 'chance', 0, 'roll log head head crossed_swords', 'i5', 1700000000.3),
('qpg4q4dm3xtu', 6, 'move', 0, 'use crate 1', 'i6', 1700000000.32),
('qpg4q4dm3xtu', 7, 'move', 0, 'cell (5,3)', 'i7', 1700000000.34),
('qpg4q4dm3xtu', 8, 'confirm', 0, '', 'i8', 1700000000.36),
('qpg4q4dm3xtu', 9, 'chance', 1, 'roll log log wall cross cross', 'i9', 1700000000.38),
('qpg4q4dm3xtu', 10, 'move', 1, 'keep log log cross', 'i10', 1700000000.4),
('qpg4q4dm3xtu', 11, 'chance', 1, 'roll crate cross', 'i11', 1700000000.42),
('qpg4q4dm3xtu', 12, 'move', 1, 'keep log cross cross', 'i12', 1700000000.44),
('qpg4q4dm3xtu', 13, 'chance', 1, 'roll crate head', 'i13', 1700000000.46),
('qpg4q4dm3xtu', 14, 'move', 1, 'use log 1', 'i14', 1700000000.48),
('qpg4q4dm3xtu', 15, 'confirm', 1, '', 'i15', 1700000000.5),
('qpg4q4dm3xtu', 16, 'chance', 2, 'roll log crate wall head head', NULL, 1700000000.5),
('qpg4q4dm3xtu', 17, 'fault', 2, 'missing', NULL, 1700000000.8),
('qpg4q4dm3xtu', 18, 'move', 2, 'keep log head head', NULL, 1700000000.8),
('qpg4q4dm3xtu', 19, 'chance', 2, 'roll log head', NULL, 1700000000.8),
('qpg4q4dm3xtu', 20, 'move', 2, 'keep log head head head', NULL, 1700000001.1),
('qpg4q4dm3xtu', 21, 'chance', 2, 'roll crossed_swords', NULL, 1700000001.1),
('qpg4q4dm3xtu', 22, 'move', 2, 'use cross 1', NULL, 1700000001.4),
('qpg4q4dm3xtu', 23, 'move', 2, 'cell (4,6)', NULL, 1700000001.7),
('qpg4q4dm3xtu', 24, 'chance', 0, 'roll log log wall cross head', 'i16', 1700000002.02),
('qpg4q4dm3xtu', 25, 'move', 0, 'keep head', 'i17', 1700000002.04),
('qpg4q4dm3xtu', 26, 'chance', 0, 'roll crate cross head crossed_swords', 'i18', 1700000002.06),
('qpg4q4dm3xtu', 27, 'move', 0, 'keep crate cross head head', 'i19', 1700000002.08),
('qpg4q4dm3xtu', 28, 'chance', 0, 'roll crossed_swords', 'i20', 1700000002.1),
('qpg4q4dm3xtu', 29, 'move', 0, 'use head 1', 'i21', 1700000002.12),
('qpg4q4dm3xtu', 30, 'move', 0, 'cell (2,0)', 'i22', 1700000002.14),
('qpg4q4dm3xtu', 31, 'confirm', 0, '', 'i23', 1700000002.16),
('qpg4q4dm3xtu', 32, 'chance', 1, 'roll log wall cross cross head', 'i24', 1700000002.18),
('rn27sf4zud86', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.16),
('rn27sf4zud86', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.18),
('rn27sf4zud86', 3, 'swap', 0, '1', 'i4', 1700000000.24),
('rn27sf4zud86', 4, 'promise', 1, '72aeeeddb435d51fe2bad6930ee6544b331eb2b9954ac4e4d4a9a0a2ebb3f579', 'i5', 1700000000.26),
('rn27sf4zud86', 5, 'promise', 0, 'ac59b2c9814d43b88f65ca7aa9b05fce03815335b5deb63b8839d2978ca22490', 'i6', 1700000000.28),
('rn27sf4zud86', 6, 'promise', 3, 'f34a75b84946e5ad7a06c268e23f1203106218ccb9908d7b4ac16fab6dfb2904', 'i7', 1700000000.3),
('rn27sf4zud86', 7, 'begin', 1, '', 'i8', 1700000000.32),
('rn27sf4zud86', 8, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i9', 1700000000.34),
('rn27sf4zud86', 9, 'number', 0, '0000000000000000000000000000000000000000000000000000000000000001', 'i10', 1700000000.36),
('rn27sf4zud86', 10, 'number', 3, '0000000000000000000000000000000000000000000000000000000000000004', 'i11', 1700000000.38),
('rn27sf4zud86', 11, 'chance', 0, 'roll wall wall cross cross crossed_swords', 'i12', 1700000000.4),
('rn27sf4zud86', 12, 'move', 0, 'keep wall wall cross cross crossed_swords', 'i13', 1700000000.42),
('rn27sf4zud86', 13, 'move', 0, 'use cross 2', 'i14', 1700000000.44),
('rn27sf4zud86', 14, 'move', 0, 'cell (6,1)', 'i15', 1700000000.46),
('rn27sf4zud86', 15, 'confirm', 0, '', 'i16', 1700000000.48),
('rn27sf4zud86', 16, 'chance', 1, 'roll log crate crate wall head', 'i17', 1700000000.5),
('rn27sf4zud86', 17, 'move', 1, 'keep crate wall head', 'i18', 1700000000.52),
('rn27sf4zud86', 18, 'chance', 1, 'roll log cross', 'i19', 1700000000.54),
('rn27sf4zud86', 19, 'move', 1, 'keep log cross', 'i20', 1700000000.56),
('rn27sf4zud86', 20, 'chance', 1, 'roll crate wall cross', 'i21', 1700000000.58),
('rn27sf4zud86', 21, 'move', 1, 'use head 1', 'i22', 1700000000.6),
('rn27sf4zud86', 22, 'move', 1, 'cell (0,3)', 'i23', 1700000000.62),
('rn27sf4zud86', 23, 'confirm', 1, '', 'i24', 1700000000.64),
('rn27sf4zud86', 24, 'chance', 2, 'roll crate wall cross head crossed_swords', NULL, 1700000000.64),
('rn27sf4zud86', 25, 'move', 2, 'keep wall cross head crossed_swords', NULL, 1700000000.94),
('rn27sf4zud86', 26, 'chance', 2, 'roll log', NULL, 1700000000.94),
('rn27sf4zud86', 27, 'move', 2, 'keep head crossed_swords', NULL, 1700000001.24),
('rn27sf4zud86', 28, 'chance', 2, 'roll crate wall cross', NULL, 1700000001.24),
('rn27sf4zud86', 29, 'move', 2, 'use wall 2', NULL, 1700000001.54),
('rn27sf4zud86', 30, 'move', 2, 'cell (6,4)', NULL, 1700000001.84),
('rn27sf4zud86', 31, 'move', 2, 'cell (2,6)', NULL, 1700000002.14),
('rn27sf4zud86', 32, 'chance', 3, 'roll crate crate crate wall cross', 'i25', 1700000002.16),
('rn27sf4zud86', 33, 'move', 3, 'keep crate wall', 'i26', 1700000002.18),
('rn27sf4zud86', 34, 'chance', 3, 'roll crate cross head', 'i27', 1700000002.2),
('rn27sf4zud86', 35, 'move', 3, 'keep crate cross', 'i28', 1700000002.22),
('rn27sf4zud86', 36, 'chance', 3, 'roll log wall cross', 'i29', 1700000002.24),
('rn27sf4zud86', 37, 'move', 3, 'use cross 1', 'i30', 1700000002.26),
('rn27sf4zud86', 38, 'move', 3, 'cell (1,5)', 'i31', 1700000002.28),
('rn27sf4zud86', 39, 'confirm', 3, '', 'i32', 1700000002.3),
('rn27sf4zud86', 40, 'ask_back', 3, '25 3', 'i33', 1700000002.32),
('rn27sf4zud86', 41, 'ask_back', 3, '25 1 3', 'i34', 1700000002.34),
('x5uid2hftprd', 1, 'seat', 1, '{"holder":"bot","name":"2","bot":"squire","secret":null}', 'i2', 1700000000.16),
('x5uid2hftprd', 2, 'seat', 1, '{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="}', 'i3', 1700000000.18),
('x5uid2hftprd', 3, 'swap', 0, '1', 'i4', 1700000000.24),
('x5uid2hftprd', 4, 'promise', 1, '4baf6af7e1b09b132ccd71e42a53e08b8ccb84c1b730b4fcd8a7ec62985b2208', 'i5', 1700000000.26),
('x5uid2hftprd', 5, 'begin', 1, '', 'i6', 1700000000.28),
('x5uid2hftprd', 6, 'number', 1, '0000000000000000000000000000000000000000000000000000000000000002', 'i7', 1700000000.3),
('x5uid2hftprd', 7, 'chance', 0, 'roll log crate head head crossed_swords', 'i9', 1700000000.34),
('x5uid2hftprd', 8, 'move', 0, 'keep head crossed_swords', 'i10', 1700000000.36),
('x5uid2hftprd', 9, 'chance', 0, 'roll head head crossed_swords', 'i11', 1700000000.38),
('x5uid2hftprd', 10, 'talk', 1, 'yes', 'i14', 1700000000.44),
('x5uid2hftprd', 11, 'talk', 1, '', 'i16', 1700000000.48),
('x5uid2hftprd', 12, 'move', 0, 'keep head crossed_swords', 'i17', 1700000000.5),
('x5uid2hftprd', 13, 'chance', 0, 'roll cross head crossed_swords', 'i18', 1700000000.52),
('x5uid2hftprd', 14, 'move', 0, 'use cross 1', 'i19', 1700000000.54),
('x5uid2hftprd', 15, 'undo', 0, '5', 'i20', 1700000000.56),
('x5uid2hftprd', 16, 'move', 0, 'use cross 2', 'i21', 1700000000.58),
('x5uid2hftprd', 17, 'move', 0, 'cell (6,2)', 'i22', 1700000000.6),
('x5uid2hftprd', 18, 'confirm', 0, '', 'i23', 1700000000.62),
('x5uid2hftprd', 19, 'chance', 1, 'roll log crate cross cross head', 'i24', 1700000000.64),
('x5uid2hftprd', 20, 'name', 0, 'Zoé', 'i25', 1700000000.66),
('x5uid2hftprd', 21, 'move', 1, 'keep log', 'i27', 1700000000.7),
('x5uid2hftprd', 22, 'chance', 1, 'roll crate wall head crossed_swords', 'i28', 1700000000.72),
('x5uid2hftprd', 23, 'hints', 1, 'yes', 'i29', 1700000000.74),
('x5uid2hftprd', 24, 'hints', 0, 'yes', 'i30', 1700000000.76),
('x5uid2hftprd', 25, 'hints', 0, '', 'i33', 1700000003.78),
('x5uid2hftprd', 26, 'move', 1, 'keep log wall crossed_swords', 'i35', 1700000003.82),
('x5uid2hftprd', 27, 'chance', 1, 'roll log wall', 'i36', 1700000003.84),
('x5uid2hftprd', 28, 'coach', 1, 'talkative', 'i37', 1700000003.86),
('x5uid2hftprd', 29, 'coach', 0, 'talkative', 'i38', 1700000003.88),
('x5uid2hftprd', 30, 'move', 1, 'use wall 3', 'i39', 1700000003.9),
('x5uid2hftprd', 31, 'move', 1, 'cell (0,4)', 'i40', 1700000003.92),
('x5uid2hftprd', 32, 'move', 1, 'cell (2,0)', 'i41', 1700000003.94),
('x5uid2hftprd', 33, 'move', 1, 'cell (2,6)', 'i42', 1700000003.96),
('x5uid2hftprd', 34, 'confirm', 1, '', 'i44', 1700000005.0),
('x5uid2hftprd', 35, 'chance', 2, 'roll log cross cross head crossed_swords', NULL, 1700000005.0),
('x5uid2hftprd', 36, 'move', 2, 'keep log crossed_swords', NULL, 1700000005.3),
('x5uid2hftprd', 37, 'chance', 2, 'roll crate head head', NULL, 1700000005.3),
('x5uid2hftprd', 38, 'coach', 1, 'blunders', 'i45', 1700000005.52),
('x5uid2hftprd', 39, 'move', 2, 'keep crate head head crossed_swords', NULL, 1700000005.6),
('x5uid2hftprd', 40, 'chance', 2, 'roll head', NULL, 1700000005.6),
('x5uid2hftprd', 41, 'move', 2, 'use crate 2', NULL, 1700000005.9),
('x5uid2hftprd', 42, 'move', 2, 'cell (1,6)', NULL, 1700000006.2),
('x5uid2hftprd', 43, 'move', 2, 'cell (1,5)', NULL, 1700000006.5),
('x5uid2hftprd', 44, 'chance', 0, 'roll crate crate wall wall crossed_swords', 'i46', 1700000006.54),
('x5uid2hftprd', 45, 'coach', 1, 'talkative', 'i47', 1700000006.56),
('x5uid2hftprd', 46, 'coach', 0, 'talkative', 'i48', 1700000006.58),
('x5uid2hftprd', 47, 'move', 0, 'keep wall crossed_swords', 'i49', 1700000006.6),
('x5uid2hftprd', 48, 'chance', 0, 'roll crate wall wall', 'i50', 1700000006.9),
('x5uid2hftprd', 49, 'move', 0, 'keep crate crossed_swords', 'i51', 1700000007.64),
('x5uid2hftprd', 50, 'chance', 0, 'roll crate head crossed_swords', 'i52', 1700000007.94),
('x5uid2hftprd', 51, 'move', 0, 'use head 1', 'i53', 1700000008.68),
('x5uid2hftprd', 52, 'move', 0, 'cell (5,4)', 'i54', 1700000008.7),
('x5uid2hftprd', 53, 'coach', 1, 'blunders', 'i55', 1700000008.72),
('x5uid2hftprd', 54, 'coached', 0, '', NULL, 1700000009.28),
('x5uid2hftprd', 55, 'confirm', 0, '', 'i57', 1700000009.76),
('x5uid2hftprd', 56, 'chance', 1, 'roll log log cross head crossed_swords', 'i58', 1700000009.78),
('x5uid2hftprd', 57, 'coach', 1, 'talkative', 'i59', 1700000009.8),
('x5uid2hftprd', 58, 'coach', 0, 'talkative', 'i60', 1700000009.82),
('x5uid2hftprd', 59, 'move', 1, 'keep head', 'i61', 1700000009.84),
('x5uid2hftprd', 60, 'chance', 1, 'roll log wall head head', 'i62', 1700000010.14),
('x5uid2hftprd', 61, 'move', 1, 'keep log head head head', 'i63', 1700000010.88),
('x5uid2hftprd', 62, 'chance', 1, 'roll crossed_swords', 'i64', 1700000011.18),
('x5uid2hftprd', 63, 'move', 1, 'use head 2', 'i65', 1700000011.92),
('x5uid2hftprd', 64, 'move', 1, 'character soldier', 'i66', 1700000011.94),
('x5uid2hftprd', 65, 'coach', 1, 'blunders', 'i67', 1700000011.96),
('x5uid2hftprd', 66, 'move', 1, 'cell (1,3)', 'i68', 1700000011.98),
('x5uid2hftprd', 67, 'confirm', 1, '', 'i69', 1700000012.82),
('x5uid2hftprd', 68, 'chance', 2, 'roll log crate wall head crossed_swords', NULL, 1700000012.82),
('x5uid2hftprd', 69, 'move', 2, 'keep log wall', NULL, 1700000013.12),
('x5uid2hftprd', 70, 'chance', 2, 'roll wall wall head', NULL, 1700000013.12),
('x5uid2hftprd', 71, 'move', 2, 'keep wall wall wall head', NULL, 1700000013.42),
('x5uid2hftprd', 72, 'chance', 2, 'roll crossed_swords', NULL, 1700000013.42),
('x5uid2hftprd', 73, 'move', 2, 'use wall 1', NULL, 1700000013.72),
('x5uid2hftprd', 74, 'move', 2, 'cell (3,0)', NULL, 1700000014.02),
('x5uid2hftprd', 75, 'chance', 0, 'roll crate crate cross cross head', 'i70', 1700000014.52),
('x5uid2hftprd', 76, 'bot', 0, 'squire', 'i71', 1700000014.54),
('x5uid2hftprd', 77, 'move', 0, 'keep crate cross', NULL, 1700000014.84),
('x5uid2hftprd', 78, 'chance', 0, 'roll log wall head', NULL, 1700000014.84),
('x5uid2hftprd', 79, 'move', 0, 'keep log crate head', NULL, 1700000015.14),
('x5uid2hftprd', 80, 'chance', 0, 'roll crate cross', NULL, 1700000015.14),
('x5uid2hftprd', 81, 'move', 0, 'use cross 1', NULL, 1700000015.44),
('x5uid2hftprd', 82, 'back', 0, '', 'i72', 1700000015.56),
('x5uid2hftprd', 83, 'move', 0, 'cell (3,4)', 'i73', 1700000015.58),
('x5uid2hftprd', 84, 'confirm', 0, '', 'i74', 1700000015.88),
('x5uid2hftprd', 85, 'chance', 1, 'roll wall wall head crossed_swords crossed_swords', 'i75', 1700000016.62),
('x5uid2hftprd', 86, 'bot', 0, 'squire', 'i78', 1700000216.7),
('x5uid2hftprd', 87, 'back', 0, '', 'i80', 1700000218.76),
('x5uid2hftprd', 88, 'move', 1, 'keep head crossed_swords', 'i81', 1700000218.78),
('x5uid2hftprd', 89, 'coached', 1, '', NULL, 1700000219.08),
('x5uid2hftprd', 90, 'chance', 1, 'roll crate cross head', 'i83', 1700000219.82),
('x5uid2hftprd', 91, 'move', 1, 'keep cross head crossed_swords', 'i84', 1700000219.84),
('x5uid2hftprd', 92, 'undo', 1, '56', 'i85', 1700000219.86),
('x5uid2hftprd', 93, 'talk', 1, 'yes', 'i86', 1700000219.88);
INSERT INTO reviews (table_id, reviewer, found) VALUES
('6in3tr8ucnen', 4, '{"game":"saint_malo","seats":2,"steps":464,"curve":[{"step":0,"chances":[{"value":0.5,"low":0.4,"high":0.6},{"value":0.5,"low":0.4,"high":0.6}]},{"step":464,"chances":[{"value":0.5,"low":0.4,"high":0.6},{"value":0.5,"low":0.4,"high":0.6}]}],"costly":[[{"step":1,"seat":0,"made":"keep crate crate head","better":"keep","cost":{"value":0.5,"low":0.4,"high":0.6},"chance":{"value":0.2,"low":0.1,"high":0.3},"best_chance":{"value":0.5,"low":0.4,"high":0.6},"reasons":[]},{"step":3,"seat":0,"made":"keep head","better":"keep","cost":{"value":0.5,"low":0.4,"high":0.6},"chance":{"value":0.2,"low":0.1,"high":0.3},"best_chance":{"value":0.5,"low":0.4,"high":0.6},"reasons":[]}],[{"step":8,"seat":1,"made":"keep crate crate crate","better":"keep","cost":{"value":0.5,"low":0.4,"high":0.6},"chance":{"value":0.2,"low":0.1,"high":0.3},"best_chance":{"value":0.5,"low":0.4,"high":0.6},"reasons":[]},{"step":10,"seat":1,"made":"keep crate","better":"keep","cost":{"value":0.5,"low":0.4,"high":0.6},"chance":{"value":0.2,"low":0.1,"high":0.3},"best_chance":{"value":0.5,"low":0.4,"high":0.6},"reasons":[]}]],"luck":[{"value":0.5,"low":0.4,"high":0.6},{"value":0.5,"low":0.4,"high":0.6}],"decisions":[2,2]}');
INSERT INTO tables (id, name, game, rules_version, options, start_seat, seed, data, seats, opened, earlier, answer_wait, answer_limit, secret, salt) VALUES
('239kifqzgjau', 'A table', 'saint_malo', 1, '{"allow_voluntary_pass":false,"bonus_character_compulsory":false}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"INRwSypLx3OECJ9QSmFNK9DzJhU70I0IPXCUG8VJINU="},{"holder":"link","name":"Name 1","bot":null,"secret":"uOboNXTxZxjWDwg18Klt2xQze3/rE6y/kfrWNPeJE5w="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null},{"holder":"link","name":"Name 3","bot":null,"secret":"uyZJYGNhB/NTHB7illYo/ej98YHxIX7YB4O/OInIsT4="}]', 1700000000.04, NULL, 1.2, NULL, 'a6f2dd03cc76a20bf324764ea2a1bcf1061d2c151a8c2b049ba2fefcbb986e05', '7f40de7f6994d7d0ecb40dbc220572a4e42f509143035ee91fa0e5446adcdbb6'),
('2bqenrivsfy9', 'A table', 'saint_malo', 1, '{"allow_voluntary_pass":false,"bonus_character_compulsory":false}', -1, 0, NULL, '[{"holder":"link","name":"Name 1","bot":null,"secret":"XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg="},{"holder":"here","name":"Name 0","bot":null,"secret":"gy8+lHVGgCkKDrOy/Nj763GN3O/B2nDfbrTk4Xrz5i4="}]', 1700000012.94, '6in3tr8ucnen', 1.2, NULL, 'a67a271a331bf001cede4e40a46cce6221888b090c09fd7b0e7b7e73f4ebf4f7', '98d42d70432c5e5298a0b0811d87d1a33b052bc77be0758ebf8a0538e2bcd9f3'),
('6in3tr8ucnen', 'A table', 'saint_malo', 1, '{"allow_voluntary_pass":false,"bonus_character_compulsory":false}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"gy8+lHVGgCkKDrOy/Nj763GN3O/B2nDfbrTk4Xrz5i4="},{"holder":"link","name":"Name 1","bot":null,"secret":"6wlpEpCXegXFWequ2ZVBQW3nI1P0KIZoO0uN0vBk54I="}]', 1700000000.04, NULL, 1.2, NULL, '59e7fc4a5e3277882ade69e2b2669768e7ba33170a51ce087cae445d578f3da7', 'c4daef16ef2c288b1bfd218cc383783bca758b9191e5976dfcf6479198547477'),
('7uyahdgmykgc', 'A table', 'valletta', 2, '{"effect_execution":"full","bonus_on_upgrade":true,"reshuffle_timing":"on_demand","supply":"unlimited","apprentice_chain":false,"architect_payment":"optional","finished_players_targetable":false,"discard_visibility":"owner_only_plus_counts"}', -1, 0, '# Components of Valletta. Every value has a source beside it: doc "RB" is the rulebooks, "PUB" a public source outside
# them, "project" was reconstructed by us; known = stated | derived | public | placeholder.
# A file with the values of a physical copy may replace this one if it passes the checks of docs/data/valletta.md.
rules_version = 2  # of the game: the one this file was written for
provenance = "reconstructed"

[pieces]
gold = 42
wood = 30
stone = 30
brick = 30
[pieces.source]
gold = { doc = "RB", lines = "DE 20; IT 34; FR 18", known = "stated" }
wood = { doc = "RB", lines = "DE 21; IT 35; FR 19", known = "stated" }
stone = { doc = "RB", lines = "DE 22; IT 36; FR 20", known = "stated" }
brick = { doc = "RB", lines = "DE 23; IT 37; FR 21", known = "stated" }

[barrels]
gold = 7
wood = 6
stone = 6
brick = 6
[barrels.source]
gold = { doc = "project", known = "placeholder", note = "the total of 25 is stated (DE 12), the split is reconstructed" }
wood = { doc = "project", known = "placeholder", note = "the total of 25 is stated (DE 12), the split is reconstructed" }
stone = { doc = "project", known = "placeholder", note = "the total of 25 is stated (DE 12), the split is reconstructed" }
brick = { doc = "project", known = "placeholder", note = "the total of 25 is stated (DE 12), the split is reconstructed" }

# buildings laid out, by number of players
[display]
green = [6, 8, 10]
blue = [8, 10, 12]
yellow = [6, 7, 8]
[display.source]
green = { doc = "RB", lines = "DE 69-72", known = "stated" }
blue = { doc = "RB", lines = "DE 69-72", known = "stated" }
yellow = { doc = "RB", lines = "DE 69-72", known = "stated" }

[[character]]
id = "shopkeeper"
colour = "red"
source = { colour = { doc = "PUB", known = "public", note = "medium confidence, V-COMP-26" } }

[[character]]
id = "lumberjack"
colour = "red"
source = { colour = { doc = "PUB", known = "public", note = "medium confidence, V-COMP-26" } }

[[character]]
id = "stonecutter"
colour = "red"
source = { colour = { doc = "PUB", known = "public", note = "medium confidence, V-COMP-26" } }

[[character]]
id = "brickmaker"
colour = "red"
source = { colour = { doc = "PUB", known = "public", note = "medium confidence, V-COMP-26" } }

[[character]]
id = "maid"
colour = "red"
source = { colour = { doc = "RB", lines = "DE 230, 350, 356", known = "stated" } }

[[character]]
id = "builder"
colour = "red"
source = { colour = { doc = "RB", lines = "DE 87", known = "stated" } }

[[character]]
id = "apprentice"
colour = "purple"
source = { colour = { doc = "PUB", known = "public", note = "medium confidence, V-COMP-26" } }

[[character]]
id = "jean_de_la_valette"
colour = "purple"
source = { colour = { doc = "PUB", known = "public", note = "medium confidence, V-COMP-26" } }

[[character]]
id = "banker"
colour = "green"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "joiner"
colour = "green"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "stone_carver"
colour = "green"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "brick_master"
colour = "green"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "monk"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "roofer"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "trader"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "seamstress"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "merchant"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "foreman"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "chamberlain"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "mason"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "innkeeper"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "nun"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "carpenter"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "tax_collector"
colour = "blue"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "architect_laparelli"
colour = "yellow"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "bailiff_schilling"
colour = "yellow"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "grand_master_del_monte"
colour = "yellow"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "pope_pius_v"
colour = "yellow"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "emperor_charles_v"
colour = "yellow"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "king_philip_ii"
colour = "yellow"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[character]]
id = "knight_rekuk"
colour = "yellow"
source = { colour = { doc = "RB", lines = "DE 382, 404, 518", known = "stated" } }

[[building]]
id = "building_g01"
letter = "A"
colour = "green"
character = "banker"
cost = { gold = 2, wood = 1, stone = 1, brick = 1 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "RB", lines = "IT 204; FR 80-81", known = "stated" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "RB", known = "stated", note = "cost DE 274, 297; IT 374, 450; FR 359" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g02"
letter = "A"
colour = "green"
character = "banker"
cost = { gold = 2, wood = 1, stone = 1, brick = 1 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "RB", lines = "IT 204; FR 80-81", known = "stated" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "RB", known = "stated", note = "cost DE 274, 297; IT 374, 450; FR 359" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g03"
letter = "A"
colour = "green"
character = "banker"
cost = { gold = 2, wood = 1, stone = 1, brick = 1 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "RB", lines = "IT 204; FR 80-81", known = "stated" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "RB", known = "stated", note = "cost DE 274, 297; IT 374, 450; FR 359" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g04"
letter = "B"
colour = "green"
character = "joiner"
cost = { gold = 2, wood = 0, stone = 2, brick = 1 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g05"
letter = "B"
colour = "green"
character = "joiner"
cost = { gold = 2, wood = 0, stone = 2, brick = 1 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g06"
letter = "B"
colour = "green"
character = "joiner"
cost = { gold = 2, wood = 0, stone = 2, brick = 1 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g07"
letter = "C"
colour = "green"
character = "stone_carver"
cost = { gold = 2, wood = 1, stone = 0, brick = 2 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g08"
letter = "C"
colour = "green"
character = "stone_carver"
cost = { gold = 2, wood = 1, stone = 0, brick = 2 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g09"
letter = "C"
colour = "green"
character = "stone_carver"
cost = { gold = 2, wood = 1, stone = 0, brick = 2 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g10"
letter = "D"
colour = "green"
character = "brick_master"
cost = { gold = 2, wood = 2, stone = 1, brick = 0 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g11"
letter = "D"
colour = "green"
character = "brick_master"
cost = { gold = 2, wood = 2, stone = 1, brick = 0 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_g12"
letter = "D"
colour = "green"
character = "brick_master"
cost = { gold = 2, wood = 2, stone = 1, brick = 0 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 1, upgraded = 2 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "rotation of the green pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b01"
letter = "E"
colour = "blue"
character = "monk"
cost = { gold = 2, wood = 2, stone = 1, brick = 1 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 2, upgraded = 4 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 6" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b02"
letter = "F"
colour = "blue"
character = "roofer"
cost = { gold = 3, wood = 1, stone = 3, brick = 0 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 7, rotation of the Carpenter pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b03"
letter = "F"
colour = "blue"
character = "roofer"
cost = { gold = 3, wood = 1, stone = 3, brick = 0 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 7, rotation of the Carpenter pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b04"
letter = "G"
colour = "blue"
character = "trader"
cost = { gold = 2, wood = 2, stone = 0, brick = 2 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 2, upgraded = 4 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 6" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b05"
letter = "H"
colour = "blue"
character = "chamberlain"
cost = { gold = 2, wood = 0, stone = 2, brick = 2 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 2, upgraded = 4 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 6" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b06"
letter = "I"
colour = "blue"
character = "merchant"
cost = { gold = 2, wood = 2, stone = 2, brick = 0 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 2, upgraded = 4 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 6" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b07"
letter = "J"
colour = "blue"
character = "mason"
cost = { gold = 3, wood = 3, stone = 0, brick = 1 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 7, rotation of the Carpenter pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b08"
letter = "J"
colour = "blue"
character = "mason"
cost = { gold = 3, wood = 3, stone = 0, brick = 1 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 7, rotation of the Carpenter pattern" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b09"
letter = "K"
colour = "blue"
character = "nun"
cost = { gold = 3, wood = 3, stone = 1, brick = 0 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 7" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b10"
letter = "L"
colour = "blue"
character = "seamstress"
cost = { gold = 2, wood = 1, stone = 1, brick = 2 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 2, upgraded = 4 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 6" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b11"
letter = "M"
colour = "blue"
character = "foreman"
cost = { gold = 3, wood = 1, stone = 0, brick = 3 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 7" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b12"
letter = "N"
colour = "blue"
character = "innkeeper"
cost = { gold = 2, wood = 1, stone = 1, brick = 1 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 2, upgraded = 4 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 6, one stone less since version 2 of the rules (docs/balance.md)" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b13"
letter = "O"
colour = "blue"
character = "carpenter"
cost = { gold = 3, wood = 0, stone = 1, brick = 3 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "RB", known = "derived", note = "wood/stone/brick 0/1/3 deduced from the Roofer example (DE 430–433; IT 586–593; FR 652–661); gold and owner reconstructed" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b14"
letter = "O"
colour = "blue"
character = "carpenter"
cost = { gold = 3, wood = 0, stone = 1, brick = 3 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "RB", known = "derived", note = "wood/stone/brick 0/1/3 deduced from the Roofer example (DE 430–433; IT 586–593; FR 652–661); gold and owner reconstructed" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_b15"
letter = "P"
colour = "blue"
character = "tax_collector"
cost = { gold = 3, wood = 0, stone = 3, brick = 1 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 7" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y01"
letter = "Q"
colour = "yellow"
character = "architect_laparelli"
cost = { gold = 4, wood = 3, stone = 1, brick = 1 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 4, upgraded = 8 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "RB", known = "stated", note = "4/3/1/1 is the yellow example (DE 314–316; IT 438; FR 421–423); which yellow building it is, is assigned" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y02"
letter = "R"
colour = "yellow"
character = "bailiff_schilling"
cost = { gold = 4, wood = 1, stone = 1, brick = 3 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 4, upgraded = 8 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 9" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y03"
letter = "S"
colour = "yellow"
character = "grand_master_del_monte"
cost = { gold = 3, wood = 2, stone = 2, brick = 2 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 4, upgraded = 8 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 9, balanced" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y04"
letter = "T"
colour = "yellow"
character = "emperor_charles_v"
cost = { gold = 4, wood = 1, stone = 3, brick = 1 }
income = { good = "gold", basic = 1, upgraded = 2 }
points = { basic = 4, upgraded = 8 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 9" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y05"
letter = "U"
colour = "yellow"
character = "king_philip_ii"
cost = { gold = 4, wood = 1, stone = 2, brick = 1 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 8" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y06"
letter = "U"
colour = "yellow"
character = "king_philip_ii"
cost = { gold = 4, wood = 1, stone = 2, brick = 1 }
income = { good = "stone", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 8" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y07"
letter = "V"
colour = "yellow"
character = "pope_pius_v"
cost = { gold = 4, wood = 1, stone = 1, brick = 2 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 8" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y08"
letter = "V"
colour = "yellow"
character = "pope_pius_v"
cost = { gold = 4, wood = 1, stone = 1, brick = 2 }
income = { good = "brick", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 8" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y09"
letter = "W"
colour = "yellow"
character = "knight_rekuk"
cost = { gold = 4, wood = 2, stone = 1, brick = 1 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 8" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }

[[building]]
id = "building_y10"
letter = "W"
colour = "yellow"
character = "knight_rekuk"
cost = { gold = 4, wood = 2, stone = 1, brick = 1 }
income = { good = "wood", basic = 1, upgraded = 2 }
points = { basic = 3, upgraded = 6 }
[building.source]
letter = { doc = "project", known = "placeholder", note = "alphabetical order of the German names; display only" }
colour = { doc = "project", known = "placeholder", note = "the colour of its character" }
character = { doc = "project", known = "placeholder", note = "number of copies reconstructed" }
cost = { doc = "project", known = "placeholder", note = "tier 8" }
income = { doc = "project", known = "placeholder", note = "1 icon basic and 2 upgraded are public (V-COMP-27, -28), the good is reconstructed" }
points = { doc = "project", known = "placeholder", note = "doubling on upgrading is public (V-COMP-29), the values are reconstructed" }
', '[{"holder":"here","name":"Name 0","bot":null,"secret":"W/6GQwM9mBg+5MJCp7DUlyOQZ5MON6mNkNNoddCp2ME="},{"holder":"link","name":"Name 1","bot":null,"secret":"zehn5pnr2RG33D9qKJZuHpLHu0nR6ys9SsGHaa2jAQc="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null}]', 1700000000.06, NULL, 1.2, NULL, '1fee4af7ebae9bc4e7687bdfdaa7d5d90a6964db29355d77035ef66f493a4a34', '5f47c231b16b72a4c5a4c7bdc09a902a210609d02e43cd3c5cd24e8e2e4fdadc'),
('d3n8was7uj7v', 'A table', 'malta', 2, '{"board":"7x7","blind_faith":"no_play"}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"lg+IYRl2KnAOqnScqN3eZiGmCrtcn5t03TSxQkXqwxM="},{"holder":"link","name":"Name 1","bot":null,"secret":"hdqP9PqzX+n725GIgu4TzXBHkQjZHRGjsQAAthmjBrM="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null},{"holder":"link","name":"Name 3","bot":null,"secret":"sFkWPLi+4LfWS+zNKA2NnylFP7mRX+cGV5CXYI6DINA="}]', 1700000000.04, NULL, 1.2, NULL, '872e38a3807628a63aca22c1b0d78c95453d6ad63e259abb1d46ccc4d6fec9cb', '18db4eef19ba4fe94d4388c1ed9866ffa0984fbd8f4a9e0178b1dfd15b8a80f5'),
('d7wwuxzmfa6v', 'A table', 'malta', 2, '{"board":"7x7","blind_faith":"no_play"}', -1, 0, '# Components of Malta!. Every value has a source beside it: doc "RB" is the leaflet, "PUB" a public source outside it,
# "project" was reconstructed by us; known = stated | derived | public | placeholder.
# A file with the values of a physical copy may replace this one if it passes the checks of docs/data/malta.md.
rules_version = 2  # of the game: the one this file was written for
provenance = "reconstructed"

[[space]]
id = "start"
shape = "crown"
number = 1
arrows = ["left", "up", "right"]
copies = 7
start = true
[space.source]
shape = { doc = "project", known = "placeholder", note = "reconstructed" }
number = { doc = "RB", lines = "71", known = "stated" }
arrows = { doc = "project", known = "placeholder", note = "arrow up: RB 92; left and right reconstructed" }
copies = { doc = "RB", lines = "71", known = "stated" }
start = { doc = "RB", lines = "71", known = "stated" }

[[space]]
id = "star_1"
shape = "star"
number = 1
arrows = ["up", "right", "down", "left"]
copies = 11
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "crown_2_no_left"
shape = "crown"
number = 2
arrows = ["up", "right", "down"]
copies = 4
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "crown_2_no_up"
shape = "crown"
number = 2
arrows = ["right", "down", "left"]
copies = 4
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "crown_2_no_right"
shape = "crown"
number = 2
arrows = ["up", "down", "left"]
copies = 4
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "crown_2_no_down"
shape = "crown"
number = 2
arrows = ["up", "right", "left"]
copies = 4
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_3_up"
shape = "drop"
number = 3
arrows = ["up"]
copies = 3
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_3_right"
shape = "drop"
number = 3
arrows = ["right"]
copies = 3
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_3_down"
shape = "drop"
number = 3
arrows = ["down"]
copies = 3
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_3_left"
shape = "drop"
number = 3
arrows = ["left"]
copies = 3
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_4_up"
shape = "drop"
number = 4
arrows = ["up"]
copies = 2
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_4_right"
shape = "drop"
number = 4
arrows = ["right"]
copies = 2
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_4_down"
shape = "drop"
number = 4
arrows = ["down"]
copies = 2
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[space]]
id = "drop_4_left"
shape = "drop"
number = 4
arrows = ["left"]
copies = 2
start = false
[space.source]
shape = { doc = "PUB", known = "public", note = "names of the shapes; medium confidence" }
number = { doc = "project", known = "placeholder", note = "reconstructed" }
arrows = { doc = "project", known = "placeholder", note = "reconstructed" }
copies = { doc = "project", known = "placeholder", note = "reconstructed" }
start = { doc = "RB", lines = "71", known = "derived" }

[[card]]
id = "swap_hands"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 5 (title); REC" }

[[card]]
id = "draw_two"
copies = 12
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 5 (title)" }

[[card]]
id = "discard_two_of_yours"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 5 (title); choice REC" }

[[card]]
id = "end_turn"
copies = 7
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 11-13" }

[[card]]
id = "negate"
copies = 9
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 15-17; answer REC" }

[[card]]
id = "boomerang"
copies = 5
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 15-17; answer REC" }

[[card]]
id = "going_home"
copies = 4
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 19-21; choice of pawn REC" }

[[card]]
id = "remove_a_space"
copies = 5
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 92; choice of space REC" }

[[card]]
id = "everyone_moves"
copies = 3
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 92" }

[[card]]
id = "blind_faith"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title of the leaflet; effect: RB 92; reading M-AMB-30" }

[[card]]
id = "swap_places"
copies = 4
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: PUB (such a card exists); REC" }

[[card]]
id = "swap_two_spaces"
copies = 3
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: RB 19-21 presupposes one; REC" }

[[card]]
id = "turn_a_space"
copies = 5
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: PUB (spaces can be turned); REC" }

[[card]]
id = "shift_a_line"
copies = 3
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: PUB (spaces can be moved); REC" }

[[card]]
id = "sidestep"
copies = 8
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "shove"
copies = 4
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "restore_a_space"
copies = 5
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "take_one"
copies = 3
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "give_one"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "shake_down"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "drinks_for_all"
copies = 4
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "pass_it_on"
copies = 3
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "stay_put"
copies = 4
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }

[[card]]
id = "fresh_shuffle"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: RB 9 presupposes one; REC" }

[[card]]
id = "welcome_back"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: RB 67 presupposes one; REC" }

[[card]]
id = "last_call"
copies = 1
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: RB 100 presupposes one; REC" }

[[card]]
id = "clean_slate"
copies = 2
[card.source]
copies = { doc = "project", known = "placeholder", note = "chosen by simulation; title reconstructed; effect: REC" }
', '[{"holder":"here","name":"Name 0","bot":null,"secret":"b2CKqMXxCjo4Rektvy8mj1E7RnF4NNJn6HDlI6kaaNs="},{"holder":"link","name":"Name 1","bot":null,"secret":"O0FjCT5VlCAXNva6b3MBQnzOhCU202lzmdrMCKXbMck="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null}]', 1700000000.06, NULL, 1.2, NULL, 'dc0701c6c239f12b8406642e0f13536590f8c156360695e722833c19ccb7bb55', 'd85baf432ef0c2e8ea97592d2522b791582a2a08e2db30615794186bfee8ff72'),
('ifced8vv9c8f', 'A table', 'valletta', 2, '{"effect_execution":"full","bonus_on_upgrade":true,"reshuffle_timing":"on_demand","supply":"unlimited","apprentice_chain":false,"architect_payment":"optional","finished_players_targetable":false,"discard_visibility":"owner_only_plus_counts"}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"VOVWJ7KF0JK/TTWpUQ82TpFkzSNSnFwnl2HW77Xsa4Q="},{"holder":"link","name":"Name 1","bot":null,"secret":"HF/PPy4/xiyTIwuiR+coDn3lSWEJec4H4cej8k3Jhbw="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null},{"holder":"link","name":"Name 3","bot":null,"secret":"oD0BOiKD8KUcdGVGGbss4ZXS0JHTEcv/PPaVvrC23go="}]', 1700000000.04, NULL, 1.2, NULL, '2ac6669fa2cdd6f473c09496e637d921a409b790d2d63196bb5c01dc74433ac0', 'b3f213f3b1b9c10e3b459e4dda0632e724651d22c7cb0f5f8ca731c76e2b79ff'),
('jmvwkac2cgaa', 'A table', 'valletta', 2, '{"effect_execution":"full","bonus_on_upgrade":true,"reshuffle_timing":"on_demand","supply":"unlimited","apprentice_chain":false,"architect_payment":"optional","finished_players_targetable":false,"discard_visibility":"owner_only_plus_counts"}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"lP56v9Nnn/PtPjaSbDQVo2KSC67g8EXexINeMkrQ1cE="},{"holder":"link","name":"Name 1","bot":null,"secret":"1liFfD9jk4vYsltXx1/K5fYlQSklETdl4Dfk/zAPgdQ="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null},{"holder":"link","name":"Name 3","bot":null,"secret":"N/WisDxECu64aAUNcZ6O8ixD5lq2HsDj5+LGOiqluhg="}]', 1700000000.04, NULL, 1.2, NULL, 'b45f439c2f1bd1e0acd79c2ce4a2a2f78bd6996b1fcec34151442c693e711b7a', '432346b2c89b97181e6c72812adeda0139c5ec4eaa1e70962925f5191c78a1ab'),
('qexdhq5s5q5z', 'A table', 'valletta', 2, '{"effect_execution":"full","bonus_on_upgrade":true,"reshuffle_timing":"on_demand","supply":"unlimited","apprentice_chain":false,"architect_payment":"optional","finished_players_targetable":false,"discard_visibility":"owner_only_plus_counts"}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"Y3jIFgk+YmjU1EkIsAHAJndR08shuinkJ77yH1sxZNs="},{"holder":"link","name":"Name 1","bot":null,"secret":"6T0TiZBtImrUGsEgbRWigauGjSnDAfKrt1fXq4CXUNk="}]', 1700000000.04, NULL, 1.2, NULL, 'd2ebe75b3517665606b28dbf6c0a1c310f234a38327965bd567ab719e67cdb8c', 'bbc2be0ca8b7ccc4486cc4d5a9fcd0442620b939f82810919f8ce5633f74cb64'),
('qhxt7rvcf6c9', 'A table', 'malta', 2, '{"board":"7x7","blind_faith":"no_play"}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"MpfcrOvS8jboa2zrUHyJHgzuliN4OjkGsJHM97QiV5o="},{"holder":"link","name":"Name 1","bot":null,"secret":"7JXNvEFHM2GWHU3nOep6tS3wc36Zc5TrXfZpGWVWa1w="}]', 1700000000.04, NULL, 1.2, NULL, 'c7ab759b50a4aa05611bd6e672a2a85f8f8de104acb0259d64052776035ef01a', '2e8f581d906523010e40ad455003a44600f92cf3adf8d168da9041ca21664936'),
('qpg4q4dm3xtu', 'A table', 'saint_malo', 1, '{"allow_voluntary_pass":false,"bonus_character_compulsory":false}', 0, 7, '# Printed facts of Saint Malo. Every value has a source beside it: doc "RB" is the rulebook, "PUB" a public source
# outside it, "derived" follows from them, "project" was chosen by us; known = stated | derived | public | placeholder.
# A file with values from a physical copy may replace this one if it passes the checks of docs/data/saint_malo.md.
rules_version = 1  # of the game: the one this file was written for
provenance = "public source"

[city]
rows = 7
columns = 7
towers = [[0, 0], [0, 6], [6, 6], [6, 0]]
starting_crates = [[1, 1], [1, 2], [2, 1], [3, 1]]
coins = 3
logs = 2
points = 0
cannons = 6
boards = 5

[city.source]
rows = { doc = "RB", lines = "89,91,121,168", known = "derived" }
columns = { doc = "RB", lines = "89,91,121,168", known = "derived" }
towers = { doc = "RB", lines = "169,211", known = "derived" }
starting_crates = { doc = "PUB", known = "public", note = "number: RB 85; cells: two public views of the printed board" }
coins = { doc = "RB", lines = "79", known = "stated" }
logs = { doc = "RB", lines = "107", known = "stated" }
points = { doc = "RB", lines = "75", known = "derived" }
cannons = { doc = "PUB", known = "public", note = "counted on a photograph, medium confidence; fits six attacks, RB 318" }
boards = { doc = "RB", lines = "55", known = "stated" }

[city.bonus.N]
kind = "character"
amount = 3
[city.bonus.N.source]
kind = { doc = "PUB", known = "public", note = "kind: RB 211; side: printed board" }
amount = { doc = "RB", lines = "211", known = "stated" }

[city.bonus.E]
kind = "coins"
amount = 2
[city.bonus.E.source]
kind = { doc = "PUB", known = "public", note = "kind: RB 95, 211; side: printed board" }
amount = { doc = "RB", lines = "95,211", known = "stated" }

[city.bonus.S]
kind = "points"
amount = 3
[city.bonus.S.source]
kind = { doc = "RB", lines = "97", known = "stated" }
amount = { doc = "RB", lines = "97,211", known = "stated" }

[city.bonus.W]
kind = "coins"
amount = 2
[city.bonus.W.source]
kind = { doc = "PUB", known = "public", note = "kind: RB 95, 211; side: printed board" }
amount = { doc = "RB", lines = "95,211", known = "stated" }

[dice]
number = 5
rolls = 3
faces = ["log", "crate", "wall", "cross", "head", "crossed_swords"]

[dice.source]
number = { doc = "RB", lines = "57", known = "stated" }
rolls = { doc = "RB", lines = "123", known = "stated" }
faces = { doc = "RB", lines = "57,133,173,181,205,219,239,310", known = "stated" }

[prices]
change_die = 2
delivery = 2

[prices.source]
change_die = { doc = "RB", lines = "83,135", known = "stated" }
delivery = { doc = "RB", lines = "107,175", known = "stated" }

[values]
house_points = 3
wall_defence = 2
church_series = [1, 4, 8, 13, 20]
full_city_points = 5
coins_per_point = 2
log_points = 1
cannon_penalty = 5

[values.source]
house_points = { doc = "RB", lines = "255", known = "stated" }
wall_defence = { doc = "RB", lines = "99,213", known = "stated" }
church_series = { doc = "RB", lines = "225,389-394", known = "stated" }
full_city_points = { doc = "RB", lines = "364", known = "stated" }
coins_per_point = { doc = "RB", lines = "365", known = "stated" }
log_points = { doc = "RB", lines = "366", known = "stated" }
cannon_penalty = { doc = "RB", lines = "101,368", known = "stated" }

[[character]]
id = "citizen"
heads = 1
effect = 1
source = { heads = { doc = "RB", lines = "243", known = "stated" }, effect = { doc = "RB", lines = "243", known = "stated", note = "points" } }

[[character]]
id = "soldier"
heads = 2
effect = 1
source = { heads = { doc = "RB", lines = "245", known = "stated" }, effect = { doc = "RB", lines = "247", known = "stated", note = "defence" } }

[[character]]
id = "priest"
heads = 2
effect = 1
source = { heads = { doc = "RB", lines = "245", known = "stated" }, effect = { doc = "RB", lines = "249", known = "stated", note = "points per church around" } }

[[character]]
id = "architect"
heads = 3
effect = 3
source = { heads = { doc = "RB", lines = "251", known = "stated" }, effect = { doc = "RB", lines = "253", known = "stated", note = "houses at most" } }

[[character]]
id = "merchant"
heads = 3
effect = 1
source = { heads = { doc = "RB", lines = "251", known = "stated" }, effect = { doc = "RB", lines = "261", known = "stated", note = "coins per crate around" } }

[[character]]
id = "juggler"
heads = 4
effect = 2
source = { heads = { doc = "RB", lines = "294", known = "stated" }, effect = { doc = "RB", lines = "294", known = "stated", note = "points per type around" } }

[[character]]
id = "noble"
heads = 5
effect = 7
source = { heads = { doc = "RB", lines = "304", known = "stated" }, effect = { doc = "RB", lines = "304", known = "stated", note = "points" } }

[pirates]
strengths = [1, 3, 6, 8, 10, 12]
boxes_per_row = { 2 = 4, 3 = 6, 4 = 8, 5 = 10 }

[pirates.source]
strengths = { doc = "RB", lines = "312,339-344,351-356", known = "stated" }
boxes_per_row = { doc = "RB", lines = "310,316,350-356", known = "derived", note = "3 players stated; 5 by continuation; all four confirmed in public" }
', '[{"holder":"here","name":"Name 0","bot":null,"secret":"kzUFebI2YMOAakU6LQbQ8xuqUjfW7XNQ5+gdiSIXB28="},{"holder":"link","name":"Name 1","bot":null,"secret":"xum0QSNn8AapMhZG1sEldovHfDALRdbuU7uy3lfN9xE="},{"holder":"bot","name":"Name 2","bot":"program:turk","secret":null}]', 1700000000.06, NULL, 3.0, 20.0, NULL, NULL),
('rn27sf4zud86', 'A table', 'saint_malo', 1, '{"allow_voluntary_pass":false,"bonus_character_compulsory":false}', -1, 0, NULL, '[{"holder":"here","name":"Name 0","bot":null,"secret":"v+jSMERaJchfyhKNXXY7lVihK5SFVyANbR8BMqgmQHc="},{"holder":"link","name":"Name 1","bot":null,"secret":"KIZHUX+XG4gtvGitUZ7KixhXzMFD90V6xv+kzL0OfSE="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null},{"holder":"link","name":"Name 3","bot":null,"secret":"o0ee18VAQ7PKQY7G+Y5Kja4Oaz1rcfZ5ZcUT43QYhhQ="}]', 1700000000.04, NULL, 1.2, NULL, '1d7fe5e3203a105389f8a7f8ba5592846e18d0fe2c9d237a4c1c44217c5af732', '54ceb8baf294a753a5f6b37c5c8e2717b451d9054c53127cadc66eef857194cc'),
('x5uid2hftprd', 'A table', 'saint_malo', 1, '{"allow_voluntary_pass":false,"bonus_character_compulsory":false}', -1, 0, '# Printed facts of Saint Malo. Every value has a source beside it: doc "RB" is the rulebook, "PUB" a public source
# outside it, "derived" follows from them, "project" was chosen by us; known = stated | derived | public | placeholder.
# A file with values from a physical copy may replace this one if it passes the checks of docs/data/saint_malo.md.
rules_version = 1  # of the game: the one this file was written for
provenance = "public source"

[city]
rows = 7
columns = 7
towers = [[0, 0], [0, 6], [6, 6], [6, 0]]
starting_crates = [[1, 1], [1, 2], [2, 1], [3, 1]]
coins = 3
logs = 2
points = 0
cannons = 6
boards = 5

[city.source]
rows = { doc = "RB", lines = "89,91,121,168", known = "derived" }
columns = { doc = "RB", lines = "89,91,121,168", known = "derived" }
towers = { doc = "RB", lines = "169,211", known = "derived" }
starting_crates = { doc = "PUB", known = "public", note = "number: RB 85; cells: two public views of the printed board" }
coins = { doc = "RB", lines = "79", known = "stated" }
logs = { doc = "RB", lines = "107", known = "stated" }
points = { doc = "RB", lines = "75", known = "derived" }
cannons = { doc = "PUB", known = "public", note = "counted on a photograph, medium confidence; fits six attacks, RB 318" }
boards = { doc = "RB", lines = "55", known = "stated" }

[city.bonus.N]
kind = "character"
amount = 3
[city.bonus.N.source]
kind = { doc = "PUB", known = "public", note = "kind: RB 211; side: printed board" }
amount = { doc = "RB", lines = "211", known = "stated" }

[city.bonus.E]
kind = "coins"
amount = 2
[city.bonus.E.source]
kind = { doc = "PUB", known = "public", note = "kind: RB 95, 211; side: printed board" }
amount = { doc = "RB", lines = "95,211", known = "stated" }

[city.bonus.S]
kind = "points"
amount = 3
[city.bonus.S.source]
kind = { doc = "RB", lines = "97", known = "stated" }
amount = { doc = "RB", lines = "97,211", known = "stated" }

[city.bonus.W]
kind = "coins"
amount = 2
[city.bonus.W.source]
kind = { doc = "PUB", known = "public", note = "kind: RB 95, 211; side: printed board" }
amount = { doc = "RB", lines = "95,211", known = "stated" }

[dice]
number = 5
rolls = 3
faces = ["log", "crate", "wall", "cross", "head", "crossed_swords"]

[dice.source]
number = { doc = "RB", lines = "57", known = "stated" }
rolls = { doc = "RB", lines = "123", known = "stated" }
faces = { doc = "RB", lines = "57,133,173,181,205,219,239,310", known = "stated" }

[prices]
change_die = 2
delivery = 2

[prices.source]
change_die = { doc = "RB", lines = "83,135", known = "stated" }
delivery = { doc = "RB", lines = "107,175", known = "stated" }

[values]
house_points = 3
wall_defence = 2
church_series = [1, 4, 8, 13, 20]
full_city_points = 5
coins_per_point = 2
log_points = 1
cannon_penalty = 5

[values.source]
house_points = { doc = "RB", lines = "255", known = "stated" }
wall_defence = { doc = "RB", lines = "99,213", known = "stated" }
church_series = { doc = "RB", lines = "225,389-394", known = "stated" }
full_city_points = { doc = "RB", lines = "364", known = "stated" }
coins_per_point = { doc = "RB", lines = "365", known = "stated" }
log_points = { doc = "RB", lines = "366", known = "stated" }
cannon_penalty = { doc = "RB", lines = "101,368", known = "stated" }

[[character]]
id = "citizen"
heads = 1
effect = 1
source = { heads = { doc = "RB", lines = "243", known = "stated" }, effect = { doc = "RB", lines = "243", known = "stated", note = "points" } }

[[character]]
id = "soldier"
heads = 2
effect = 1
source = { heads = { doc = "RB", lines = "245", known = "stated" }, effect = { doc = "RB", lines = "247", known = "stated", note = "defence" } }

[[character]]
id = "priest"
heads = 2
effect = 1
source = { heads = { doc = "RB", lines = "245", known = "stated" }, effect = { doc = "RB", lines = "249", known = "stated", note = "points per church around" } }

[[character]]
id = "architect"
heads = 3
effect = 3
source = { heads = { doc = "RB", lines = "251", known = "stated" }, effect = { doc = "RB", lines = "253", known = "stated", note = "houses at most" } }

[[character]]
id = "merchant"
heads = 3
effect = 1
source = { heads = { doc = "RB", lines = "251", known = "stated" }, effect = { doc = "RB", lines = "261", known = "stated", note = "coins per crate around" } }

[[character]]
id = "juggler"
heads = 4
effect = 2
source = { heads = { doc = "RB", lines = "294", known = "stated" }, effect = { doc = "RB", lines = "294", known = "stated", note = "points per type around" } }

[[character]]
id = "noble"
heads = 5
effect = 7
source = { heads = { doc = "RB", lines = "304", known = "stated" }, effect = { doc = "RB", lines = "304", known = "stated", note = "points" } }

[pirates]
strengths = [1, 3, 6, 8, 10, 12]
boxes_per_row = { 2 = 4, 3 = 6, 4 = 8, 5 = 10 }

[pirates.source]
strengths = { doc = "RB", lines = "312,339-344,351-356", known = "stated" }
boxes_per_row = { doc = "RB", lines = "310,316,350-356", known = "derived", note = "3 players stated; 5 by continuation; all four confirmed in public" }
', '[{"holder":"here","name":"Name 0","bot":null,"secret":"UUIbGU4jbKaUROjNrNjf6N+Jy9+1mLMfqus0zxGvOHs="},{"holder":"link","name":"Name 1","bot":null,"secret":"3l/J+zB89+ylP6r5oTGT3WxVrwoX+HL6Ow4XcJT18LU="},{"holder":"bot","name":"Name 2","bot":"squire","secret":null}]', 1700000000.06, NULL, 1.2, NULL, '7b276a98d679e8965f6b72b9a8e02456eb1bfce53912d0cf8f326d7194600f8e', 'a80da943fd664bc2c039903961fb68d9e3d38b6dc748e852c0000713a958f404');
