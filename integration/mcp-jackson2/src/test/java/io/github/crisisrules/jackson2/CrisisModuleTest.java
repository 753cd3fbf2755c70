package io.github.crisisrules.jackson2;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.crisisrules.core.card.CardId;
import io.github.crisisrules.core.card.CharacterCard;
import io.github.crisisrules.core.card.ComponentId;
import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisDie;
import io.github.crisisrules.core.dice.CrisisFace;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.json.CrisisJson;
import io.github.crisisrules.json.refusal.RefusalKind;
import io.github.crisisrules.tournament.Desk;
import io.github.crisisrules.tournament.game.TournamentCommand;
import io.github.crisisrules.tournament.game.TournamentEvent;
import io.github.crisisrules.tournament.player.PlayerId;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** An app's own object mapper, with values of ours inside the app's own classes. */
class CrisisModuleTest {
    private final JsonMapper mapper =
            JsonMapper.builder().addModule(new CrisisModule()).build();

    record Account(String mail, PlayerId player, List<CharacterCard> favourites, Ratio luck, CrisisFace face) {}

    @Test
    void valuesOfOursStandInClassesOfTheApp() throws JsonProcessingException {
        Account account = new Account(
                "ada@example.org",
                PlayerId.of(7),
                List.of(CharacterCard.of("Hero", "Ego", 3, 2)),
                Ratio.of(24, 7),
                CrisisFace.WILD);
        String json = mapper.writeValueAsString(account);
        assertThat(json).contains("\"mail\":\"ada@example.org\"", "\"player\":7", "\"favourites\":[{\"name\":\"Hero\"");
        assertThat(json).contains("\"luck\":\"24/7\"", "\"face\":\"WILD\"");
        assertThat(mapper.readValue(json, Account.class)).isEqualTo(account);
    }

    @Test
    void familiesSeedsAndOddsAreKnown() throws JsonProcessingException {
        ComponentId card = CardId.tactic("Hired Muscle");
        assertThat(mapper.readValue(mapper.writeValueAsString(card), ComponentId.class))
                .isEqualTo(card);
        Seed seed = Seed.of(5);
        assertThat(mapper.writeValueAsString(seed)).isEqualTo("\"" + seed + "\"");
        assertThat(mapper.readValue("\"" + seed + "\"", Seed.class)).isEqualTo(seed);
        Distribution<CrisisFace> odds = CrisisDie.odds();
        assertThat(mapper.readValue(mapper.writeValueAsString(odds), new TypeReference<Distribution<CrisisFace>>() {}))
                .isEqualTo(odds);
    }

    @Test
    void everyStepOfAnEventIsWrittenAsCrisisJsonWritesItAndReadBack() throws JsonProcessingException {
        Desk desk = Desk.challenger("Club night", Seed.of(7))
                .register("Ada", "Bruno", "Chidi", "Dana", "Emil")
                .open()
                .pairRound();
        for (var step : desk.play().steps()) {
            String command = mapper.writeValueAsString(step.command());
            assertThat(command).isEqualTo(CrisisJson.standard().write(step.command()));
            assertThat(mapper.readValue(command, TournamentCommand.class)).isEqualTo(step.command());
            for (TournamentEvent event : step.events()) {
                String written = mapper.writeValueAsString(event);
                assertThat(written).isEqualTo(CrisisJson.standard().write(event));
                assertThat(mapper.readValue(written, TournamentEvent.class)).isEqualTo(event);
            }
        }
        assertThat(mapper.writeValueAsString(desk.state()))
                .isEqualTo(CrisisJson.standard().write(desk.state()));
        assertThat(mapper.writeValueAsString(desk.standings()))
                .isEqualTo(CrisisJson.standard().write(desk.standings()))
                .contains("Chidi");
    }

    @Test
    void everyTypeIsReadAndWrittenAsByCrisisJson() throws Exception {
        Path documents = Path.of("../../mcp-json/src/test/resources/io/github/crisisrules/json/specimens.txt");
        int count = 0;
        for (String line : Files.readAllLines(documents)) {
            int blank = line.indexOf(' ');
            Class<?> type = Class.forName(line.substring(0, blank));
            String document = line.substring(blank + 1);
            Object value = mapper.readValue(document, type);
            assertThat(mapper.writeValueAsString(value)).as(line).isEqualTo(document);
            assertThat(CrisisJson.standard().write(value)).as(line).isEqualTo(document);
            count++;
        }
        assertThat(count).isGreaterThan(1_000);
    }

    @Test
    void idsAreKeysOfMaps() throws JsonProcessingException {
        TreeMap<PlayerId, Ratio> shares = new TreeMap<>();
        shares.put(PlayerId.of(2), Ratio.of(1, 3));
        String json = mapper.writeValueAsString(shares);
        assertThat(json).isEqualTo("{\"2\":\"1/3\"}");
        TypeReference<TreeMap<PlayerId, Ratio>> type = new TypeReference<>() {};
        assertThat(mapper.readValue(json, type)).isEqualTo(shares);
        assertThatThrownBy(() -> mapper.readValue("{\"zero\":\"1/3\"}", type)).isInstanceOf(RefusedJsonException.class);
    }

    @Test
    void refusalsComeAsExceptionsOfJackson() {
        assertThatThrownBy(() -> mapper.readValue("{\"player\":\"seven\"}", Account.class))
                .isInstanceOf(RefusedJsonException.class)
                .hasMessageContaining("whole number")
                .satisfies(e ->
                        assertThat(((RefusedJsonException) e).refusal().kind()).isEqualTo(RefusalKind.FORM));
        assertThatThrownBy(() -> mapper.readValue(
                        "{\"favourites\":[{\"name\":\"Hero\",\"alterEgo\":\"Ego\",\"threat\":-3,\"size\":2}]}",
                        Account.class))
                .isInstanceOf(RefusedJsonException.class)
                .hasMessageContaining("0 or more, not -3");
        assertThatThrownBy(() -> mapper.readValue("{\"@type\":\"cardId\",\"@type\":\"cardId\"}", ComponentId.class))
                .isInstanceOf(RefusedJsonException.class)
                .hasMessageContaining("a name twice");
    }

    @Test
    void theModuleIsFoundByItself() throws JsonProcessingException {
        JsonMapper found = JsonMapper.builder().findAndAddModules().build();
        assertThat(found.writeValueAsString(PlayerId.of(7))).isEqualTo("7");
    }

    @Test
    void classesOfTheAppStayAsTheyWere() throws JsonProcessingException {
        assertThat(mapper.writeValueAsString(List.of("a", 1))).isEqualTo("[\"a\",1]");
    }
}
