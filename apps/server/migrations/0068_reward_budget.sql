-- An institute at work keeps the daily budget of rewards that it has had; a new one begins lower.
INSERT INTO "settings" ("name", "value")
SELECT 'rewardBudget', '2000000' WHERE EXISTS (SELECT 1 FROM "users")
ON CONFLICT ("name") DO NOTHING;
