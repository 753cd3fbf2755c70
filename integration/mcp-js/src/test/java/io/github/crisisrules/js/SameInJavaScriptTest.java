package io.github.crisisrules.js;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.game.GameCommand;
import io.github.crisisrules.core.game.GameEvent;
import io.github.crisisrules.js.check.Transcripts;
import io.github.crisisrules.json.log.LogFormat;
import io.github.crisisrules.json.log.LogFormats;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.io.IOException;
import java.nio.file.Path;
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
                let done = 0, failed = 0;
                for (const call of calls) for (const a of bad) for (const b of bad) {
                  try { call(a, b); done++; } catch (e) {
                    failed++;
                    if (!['TypeError', 'RefusedError'].includes(e.name) || !/^[\\s\\S]+[.\\]]$/.test(e.message)) console.log(String(call), typeof a, typeof b, e.name, e.message);
                  }
                }
                console.log(failed > 6000 && done > 0);
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
