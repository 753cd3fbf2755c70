package io.github.crisisrules.js;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.encounter.colossus.ColossusDifficulty;
import io.github.crisisrules.encounter.colossus.ColossusTable;
import io.github.crisisrules.encounter.colossus.ThrowReport;
import io.github.crisisrules.encounter.colossus.momentum.MomentumTrack;
import io.github.crisisrules.encounter.hulk.HulkCard;
import io.github.crisisrules.encounter.hulk.HulkDifficulty;
import io.github.crisisrules.encounter.hulk.HulkSetup;
import io.github.crisisrules.encounter.hulk.HulkTable;
import io.github.crisisrules.encounter.hulk.Terrain;
import io.github.crisisrules.encounter.hulk.attack.AttackType;
import io.github.crisisrules.encounter.hulk.attack.HulkAttack;
import io.github.crisisrules.encounter.squad.CrisisSquad;
import io.github.crisisrules.encounter.squad.CrisisTeam;
import io.github.crisisrules.encounter.squad.TeamMember;
import io.github.crisisrules.js.check.Transcripts;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.log.LogFormats;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.announcement.Announcement;
import io.github.crisisrules.tournament.edition.Editions;
import io.github.crisisrules.tournament.edition.FirstRoundBye;
import io.github.crisisrules.tournament.edition.HouseRules;
import io.github.crisisrules.tournament.edition.Structure;
import io.github.crisisrules.tournament.roster.RosterText;
import io.github.crisisrules.tournament.ruling.Official;
import io.github.crisisrules.tournament.ruling.Officials;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compiled rules on Node give what Java gives, to the last letter. */
class SameInJavaScriptTest {
    private static final Map<String, LogFormat<?, ?, ?, ?>> FORMATS = LinkedHashMap.of(
            "tournament", LogFormats.EVENTS,
            "colossus", LogFormats.COLOSSUS,
            "hulk", LogFormats.HULK,
            "scenes", LogFormats.SCENES);
    private static final Map<String, String> OPENERS = LinkedHashMap.of(
            "tournament", "open",
            "colossus", "openColossus",
            "hulk", "openHulk",
            "scenes", "openScene");

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "rain on Saturday"})
    void everyGameOfASeedIsTheSameOnNode(String seed) throws IOException, InterruptedException {
        assertThat(node("check/transcript.mjs", "process.stdout.write(module.transcript('" + seed + "'))"))
                .isEqualTo(Transcripts.all(Seed.read(seed)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"tournament", "colossus", "hulk", "scenes"})
    void aLogThatJavaScriptContinuesIsReadInJavaToTheByte(String game) throws IOException, InterruptedException {
        LogFormat<?, ?, ?, ?> format = FORMATS.get(game).get();
        String opener = OPENERS.get(game).get();
        Path log = Path.of(
                "../../mcp-json/src/test/resources/io/github/crisisrules/json/log", LogFormat.LIBRARY, game + ".json");
        String continued = run("""
                import {readFileSync} from 'node:fs';
                import {%1$s as open} from '%2$sindex.js';
                let game = open(readFileSync('%3$s', 'utf8')).undo().undo();
                for (let i = 0; i < 3; i++) {
                  const ready = game.choices().findIndex(choice => choice.fields.length === 0);
                  if (ready >= 0) game = game.choose(ready);
                }
                process.stdout.write(game.save());
                """.formatted(opener, folder(), log));
        assertThat(rewritten(format, continued)).isEqualTo(continued);
    }

    private static <S, C extends GameCommand, E extends GameEvent<S>> String rewritten(
            LogFormat<?, S, C, E> format, String log) {
        return format.write(format.readOrThrow(log));
    }

    @Test
    void encountersAreDrivenByChoices() throws IOException, InterruptedException {
        String squads =
                "[{player: 'Ada', characters: [{name: 'Lancer', threat: 4, healthy: 6, injured: 6}, {name: 'Bulwark', threat: 4,"
                        + " healthy: 6, injured: 6}]}, {player: 'Bruno', characters: [{name: 'Comet', threat: 4, healthy: 5, injured: 5}, {name:"
                        + " 'Warden', threat: 4, healthy: 6, injured: 6}]}]";
        assertThat(run("import {colossus} from '" + folder() + "encounters.js';"
                        + "let game = colossus({difficulty: 'normal', squads: " + squads + "}, {seed: 1});"
                        + "console.log(game.choices()[0].label); game = game.choose(0); console.log(game.lastSentences().length > 0);"
                        + "console.log(game.undo().choices()[0].label, game.state().length > 0)"))
                .isEqualTo("Begin the first round\ntrue\nBegin the first round true\n");
    }

    private static final CrisisTeam TEAM = CrisisTeam.of(
            CrisisSquad.of("Ada", member("Lancer"), member("Bulwark"), member("Comet")),
            CrisisSquad.of("Bruno", member("Warden"), member("Mirage"), member("Granite")));
    private static final String SQUADS =
            "[['Ada', 'Lancer', 'Bulwark', 'Comet'], ['Bruno', 'Warden', 'Mirage', 'Granite']].map(([player, ...names]) =>"
                    + " ({player, characters: names.map(name => ({name, threat: 4, healthy: 5, injured: 5}))}))";

    private static TeamMember member(String name) {
        return TeamMember.of(name, 4, 5, 5);
    }

    @Test
    void theVerbsOfADeskWriteTheLogOfJava() throws IOException, InterruptedException {
        Desk announced = Desk.of(
                Announcement.builder()
                        .name("House")
                        .edition(Editions.CHALLENGER)
                        .structure(Structure.swiss(3))
                        .houseRules(HouseRules.NONE.withFirstRoundByes())
                        .officials(Officials.of(Official.of("Olga"), Official.of("Uatu"))
                                .withHeadWatcher(Official.of("Head")))
                        .build(),
                Seed.of(1));
        String list = Vector.rangeClosed(1, 10)
                        .map(i -> "Character: Hero " + i + " / Alter " + i + " / 3 / 2\\nTactic: T" + i + "\\n")
                        .mkString()
                + Vector.rangeClosed(1, 3)
                        .map(i -> "Secure: S" + i + " / 17\\r\\nExtract: X" + i + " / 18\\r")
                        .mkString();
        Desk desk = announced
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil", "Fenna", "Gus")
                .submit(
                        "Ada",
                        RosterText.read(list.replace("\\n", "\n").replace("\\r", "\r"))
                                .get())
                .fixTable("Dana", 2)
                .fixTable("Emil", 1)
                .freeTable("Emil")
                .giveBye("Bruno", FirstRoundBye.ASSIGNED)
                .requestBye("Gus", 2)
                .open()
                .pairRound()
                .startClock(6, Instant.parse("2026-11-21T10:00:00Z"))
                .noShow("Bruno")
                .takeBackBye("Bruno", 1)
                .replaceWatcher("Uatu", "Ororo")
                .splitPrizes("half each", "Ada", "Chidi");
        assertThat(run("""
                import {open} from '%sdesk.js';
                const desk = open('%s');
                process.stdout.write(desk.register(['Ada', 'Bruno', 'Chidi', 'Dana', 'Emil', 'Fenna', 'Gus'])
                  .submit('Ada', '%s').fixTable('Dana', 2).fixTable('Emil', 1).freeTable('Emil').giveBye('Bruno', 'assigned').requestBye('Gus', 2)
                  .open().pairRound().startClock(6, '2026-11-21T10:00:00Z').noShow('Bruno').takeBackBye('Bruno', 1)
                  .replaceWatcher('Uatu', 'Ororo').splitPrizes('half each', ['Ada', 'Chidi']).store());
                """.formatted(
                        folder(), LogFormats.EVENTS.store(announced.play()).replace("\\", "\\\\"), list)))
                .isEqualTo(LogFormats.EVENTS.store(desk.play()));
    }

    @Test
    void theVerbsOfTheColossusWriteTheLogOfJava() throws IOException, InterruptedException {
        ColossusTable table = ColossusTable.start(
                        ColossusDifficulty.NORMAL, TEAM, MomentumTrack.STAND_IN, Seed.ofWords("rain"))
                .beginFirstRound()
                .activate("Lancer")
                .placeBeam("Lancer", 1, 2)
                .endActivation()
                .activate("Bulwark")
                .placeBeam("Bulwark", 2, 1)
                .endActivation()
                .activate("Comet")
                .damageColossus("CHH-F + W against B---F-")
                .endActivation()
                .crossLink(1, 2)
                .touchTerrain(2)
                .touchCharacter("Lancer")
                .endPush()
                .rollChart(CrisisFace.HIT)
                .attackWithBareMetalHands("Lancer", "HH------ against B")
                .throwCharacter(
                        "Lancer", ThrowReport.NOTHING.withCollision("Warden", 1).withDestroyed(1))
                .activate("Warden")
                .gainPower("Warden", 2)
                .spendPower("Warden", 1)
                .gainCondition("Warden", "Slow")
                .damageColossus(4)
                .endActivation();
        assertThat(run("""
                import {colossus} from '%sencounters.js';
                process.stdout.write(colossus({difficulty: 'normal', squads: %s}, {seed: 'rain'}).beginFirstRound()
                  .activate('Lancer').placeBeam('Lancer', 1, 2).endActivation().activate('Bulwark').placeBeam('Bulwark', 2, 1).endActivation()
                  .activate('Comet').damageColossus('CHH-F + W against B---F-').endActivation()
                  .crossLink(1, 2).touchTerrain(2).touchCharacter('Lancer').endPush()
                  .rollChart('hit').attackWithBareMetalHands([{target: 'Lancer', result: 'HH------ against B'}])
                  .throwCharacter('Lancer', {collisions: [{character: 'Warden', damage: 1}], destroyed: [1]})
                  .activate('Warden').gainPower('Warden', 2).spendPower('Warden', 1).gainCondition('Warden', 'Slow').damageColossus(4).endActivation()
                  .save());
                """.formatted(folder(), SQUADS))).isEqualTo(LogFormats.COLOSSUS.write(table.play()));
    }

    @Test
    void theVerbsOfTheHulkWriteTheLogOfJava() throws IOException, InterruptedException {
        HulkTable table = HulkTable.start(HulkSetup.builder()
                        .difficulty(HulkDifficulty.NORMAL)
                        .team(TEAM)
                        .card(HulkCard.standIn())
                        .absorbers(Vector.of("north", "south"))
                        .serums(Vector.of("serum"))
                        .terrain(Vector.of(Terrain.interactive("bus", 2)))
                        .build())
                .deployTeam()
                .deployHulk()
                .beginFirstRound()
                .activate("Lancer")
                .attackHulk("Lancer", AttackType.ENERGY, 4, true)
                .decidePuny(false)
                .rollAttackOnHulk("CHH- + W against B--")
                .endActivation()
                .activate("Bulwark")
                .throwTerrain("Bulwark", "bus", false)
                .reportHulkCollision(2)
                .decidePuny(true)
                .endActivation()
                .activate("Comet")
                .endActivation()
                .rollAura(CrisisFace.BLANK, "Comet")
                .declareAttack(HulkAttack.STRIKE, "Comet")
                .rollAttack("HHHH-- against B")
                .pushTarget()
                .endActivation()
                .activate("Warden")
                .attackHulk("Warden", AttackType.PHYSICAL, 6, true)
                .decidePuny(false)
                .rollAttackOnHulk(5)
                .reportRagePushTargets("Warden")
                .pushAway("Warden")
                .endActivation();
        assertThat(run("""
                import {hulk} from '%sencounters.js';
                process.stdout.write(hulk({difficulty: 'normal', squads: %s, absorbers: ['north', 'south'], serums: ['serum'],
                  terrain: [{name: 'bus', size: 2}]}, {seed: 1})
                  .deployTeam().deployHulk().beginFirstRound()
                  .activate('Lancer').attackHulk('Lancer', 'energy', 4, true).decidePuny(false).rollAttackOnHulk('CHH- + W against B--').endActivation()
                  .activate('Bulwark').throwTerrain('Bulwark', 'bus', false).reportHulkCollision(2).decidePuny(true).endActivation()
                  .activate('Comet').endActivation()
                  .rollAura('blank', ['Comet']).declareAttack('strike', ['Comet']).rollAttack('HHHH-- against B').pushTarget().endActivation()
                  .activate('Warden').attackHulk('Warden', 'physical', 6, true).decidePuny(false).rollAttackOnHulk(5)
                  .reportRagePushTargets(['Warden']).pushAway('Warden').endActivation()
                  .save());
                """.formatted(folder(), SQUADS))).isEqualTo(LogFormats.HULK.write(table.play()));
    }

    @Test
    void anActionOfASceneIsPlayedInVerbs() throws IOException, InterruptedException {
        assertThat(run("""
                import {scene} from '%sscenes.js';
                const file = name => ({name, affiliations: {solo: 'd10', buddy: 'd8', team: 'd6'}, distinctions: ['Quick', 'Old', 'Loud'],
                  powerSets: [{name: 'Armour', powers: [{name: 'Bolt', die: 'd10'}], limits: ['Grounded']}]});
                const done = scene({heroes: [file('Lancer')], villains: [file('Brute')]}).actionScene(['Roof']).next('Lancer')
                  .attack('Lancer', 'Brute')
                  .pool([{kind: 'affiliation', name: 'solo'}, {kind: 'power', name: 'Bolt'}, {kind: 'distinction', name: 'Quick'}])
                  .roll([9, 5, 2]).chooseDice()
                  .pool([{kind: 'affiliation', name: 'solo'}, {kind: 'power', name: 'Bolt'}, {kind: 'distinction', name: 'Old'}]).roll([3, 4, 2]).chooseDice(0)
                  .use({kind: 'stress', name: 'physical'});
                console.log(done.story().some(line => /physical stress/.test(line)), done.awaited());
                """.formatted(folder()))).startsWith("true ");
    }

    @Test
    void badInputIsATypeErrorOrARefusalWithASentence() throws IOException, InterruptedException {
        assertThat(run("""
                import {nextRound, crisisDamage, heroicAction} from '%1$spairing.js';
                import {challenger} from '%1$sdesk.js';
                import {colossus, hulk} from '%1$sencounters.js';
                import {open, verify} from '%1$sdesk.js';
                import {scene, openScene} from '%1$sscenes.js';
                const desk = challenger('Saturday', {seed: 1}).register(['Ada', 'Bruno', 'Chidi', 'Dana']).open().pairRound();
                const bad = [undefined, null, NaN, Infinity, -1, 1.5, 2 ** 53, '', 'x', 'd7', [], [[]], [undefined], {}, {seed: 1}, () => 1, Symbol.iterator, 10n,
                  Object.create({id: 'a'}), [{id: 'a'}, {id: 'a'}], {length: 3}, 'Ada'];
                const calls = [(a, b) => nextRound(a, b), crisisDamage, heroicAction, challenger, colossus, hulk, (a, b) => desk.report(a, b, b, a),
                  a => desk.register(a), a => desk.drop(a), (a, b) => desk.choose(a, b), (a, b) => desk.fields(a, b), a => desk.end(a), a => desk.whyRank(a),
                  open, verify, scene, openScene, a => desk.publish(a)];
                const squads = [['Ada', 'Lancer', 'Bulwark', 'Comet'], ['Bruno', 'Warden', 'Mirage', 'Granite']].map(([player, ...names]) =>
                  ({player, characters: names.map(name => ({name, threat: 4, healthy: 5, injured: 5}))}));
                const tracked = colossus({difficulty: 'normal', squads}, {seed: 1}).beginFirstRound();
                const angry = hulk({difficulty: 'normal', squads, absorbers: ['north', 'south'], serums: ['serum'], terrain: []}, {seed: 1})
                  .deployTeam().deployHulk().beginFirstRound();
                const file = {name: 'Ada', affiliations: {solo: 'd10', buddy: 'd8', team: 'd6'}, distinctions: ['Quick', 'Old', 'Loud'],
                  powerSets: [{name: 'Armour', powers: [{name: 'Bolt', die: 'd10'}], limits: ['Grounded']}]};
                const acting = scene({heroes: [file]}).actionScene(['Roof']);
                const shared = 'activate resolveEffect advance sufferDamage removeDamage gainPower spendPower gainCondition loseCondition beginEffect'
                  + ' discardStatus playTactic useLeadership';
                for (const [game, verbs] of [
                  [desk, 'submit fixTable freeTable giveBye requestBye takeBackBye startClock replaceWatcher splitPrizes'],
                  [tracked, shared + ' placeBeam damageColossus moveColossus touchTerrain touchCharacter crossLink touchTower rollChart throwCharacter'
                    + ' throwTerrain attackWithBareMetalHands hurlDebris'],
                  [angry, shared + ' rollAura declareAttack retargetAttack rollAttack pushTarget pushSubdued reportRagePushTargets pushAway attackHulk'
                    + ' decidePuny rollAttackOnHulk reportHulkCollision throwTerrain destroyTerrain enterAbsorber secureAbsorbers useSerums'],
                  [acting, 'help heal act pool roll chooseDice use strikeBack keep interrupt distinction limit']])
                  for (const verb of verbs.split(' ')) calls.push(Object.assign((a, b) => game[verb](a, b, a, b), {toString: () => verb}));
                let done = 0, failed = 0;
                for (const call of calls) for (const a of bad) for (const b of bad) {
                  try { call(a, b); done++; } catch (e) {
                    failed++;
                    if (!['TypeError', 'RefusedError'].includes(e.name) || !/^[\\s\\S]+[.\\]]$/.test(e.message)) console.log(String(call), typeof a, typeof b, e.name, e.message);
                  }
                }
                console.log(failed > 30000 && done > 0);
                """.formatted(folder()))).isEqualTo("true\n");
    }

    private static String folder() {
        return Path.of("target/npm").toAbsolutePath().toUri().toString();
    }

    /** Returns what Node prints for a script that uses one of the compiled modules. */
    private static String node(String file, String script) throws IOException, InterruptedException {
        return run("import * as module from '"
                + Path.of("target", file).toAbsolutePath().toUri() + "'; " + script);
    }

    private static String run(String script) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("node", "--input-type=module", "-e", script)
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        return printed;
    }
}
