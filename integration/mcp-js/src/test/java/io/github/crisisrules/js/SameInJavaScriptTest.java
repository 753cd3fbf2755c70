package io.github.crisisrules.js;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.js.check.Transcripts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compiled rules on Node give what Java gives, to the last letter. */
class SameInJavaScriptTest {
    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "rain on Saturday"})
    void everyGameOfASeedIsTheSameOnNode(String seed) throws IOException, InterruptedException {
        assertThat(node("check/transcript.mjs", "process.stdout.write(module.transcript('" + seed + "'))"))
                .isEqualTo(Transcripts.all(Seed.read(seed)));
    }

    @Test
    void theExamplesOfTheReadmeRun() throws IOException, InterruptedException {
        String page = Files.readString(Path.of("src/main/npm/README.md"));
        Matcher example = Pattern.compile("(?s)```js\n(.*?)```").matcher(page);
        StringBuilder printed = new StringBuilder();
        while (example.find()) {
            printed.append(run(example.group(1).replaceAll("\"crisis-rules/(\\w+)\"", "\"" + folder() + "$1.js\"")));
        }
        assertThat(printed.toString())
                .startsWith("ada – emil\nbruno – chidi\ndana has the bye\n")
                .contains("Round 1\nTable  Player", "1 result of round 1 is missing");
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
                const desk = challenger('Saturday', {seed: 1}).register(['Ada', 'Bruno', 'Chidi', 'Dana']).open().pairRound();
                const bad = [undefined, null, NaN, Infinity, -1, 1.5, 2 ** 53, '', 'x', 'd7', [], [[]], [undefined], {}, {seed: 1}, () => 1, Symbol.iterator, 10n,
                  Object.create({id: 'a'}), [{id: 'a'}, {id: 'a'}], {length: 3}, 'Ada'];
                const calls = [(a, b) => nextRound(a, b), crisisDamage, heroicAction, challenger, colossus, hulk, (a, b) => desk.report(a, b, b, a),
                  a => desk.register(a), a => desk.drop(a), (a, b) => desk.choose(a, b), (a, b) => desk.fields(a, b), a => desk.end(a), a => desk.whyRank(a)];
                let done = 0, failed = 0;
                for (const call of calls) for (const a of bad) for (const b of bad) {
                  try { call(a, b); done++; } catch (e) {
                    failed++;
                    if (!['TypeError', 'RefusedError'].includes(e.name) || !/^[\\s\\S]+[.\\]]$/.test(e.message)) console.log(String(call), typeof a, typeof b, e.name, e.message);
                  }
                }
                console.log(failed > 4000 && done > 0);
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
