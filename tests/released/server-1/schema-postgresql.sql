CREATE TABLE journal (
  table_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  intent TEXT,
  at DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (table_id, version)
);
CREATE TABLE reviews (
  table_id TEXT NOT NULL,
  reviewer INTEGER NOT NULL,
  found TEXT NOT NULL,
  PRIMARY KEY (table_id, reviewer)
);
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
  opened DOUBLE PRECISION NOT NULL,
  earlier TEXT,
  answer_wait DOUBLE PRECISION DEFAULT '1.2' NOT NULL,
  answer_limit DOUBLE PRECISION,
  secret TEXT,
  salt TEXT,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX one_table_follows ON tables (earlier);
CREATE INDEX tables_by_opening ON tables (opened);
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0004');
