BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE journal (
	table_id TEXT NOT NULL,
	version INTEGER NOT NULL,
	kind TEXT NOT NULL,
	seat INTEGER NOT NULL,
	text TEXT NOT NULL,
	intent TEXT,
	at DOUBLE NOT NULL,
	PRIMARY KEY (table_id, version)
)
 WITHOUT ROWID

;
INSERT INTO "journal" VALUES('first',1,'chance',0,'roll log wall head log log',NULL,1792000001.25);
INSERT INTO "journal" VALUES('first',2,'move',0,'use log 3','a1',1792000002.5);
CREATE TABLE tables (
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	game TEXT NOT NULL,
	rules_version INTEGER NOT NULL,
	options TEXT NOT NULL,
	start_seat INTEGER NOT NULL,
	seed BIGINT NOT NULL,
	data TEXT,
	seats TEXT NOT NULL,
	opened DOUBLE NOT NULL,
	earlier TEXT,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('first','Chez Anna','saint_malo',1,'{"allow_voluntary_pass":false}',0,7,NULL,'[{"holder":"link","name":"Anna","bot":null,"secret":"AAH/"},{"holder":"bot","name":"","bot":"greedy","secret":null}]',1792000000.5,NULL);
CREATE INDEX tables_by_opening ON tables (opened);
CREATE UNIQUE INDEX one_table_follows ON tables (earlier);
COMMIT;
