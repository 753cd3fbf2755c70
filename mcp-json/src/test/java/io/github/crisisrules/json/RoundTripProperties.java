package io.github.crisisrules.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crisisrules.core.chance.Distribution;
import io.github.crisisrules.core.chance.Seed;
import io.github.crisisrules.core.dice.CrisisOdds;
import io.github.crisisrules.core.number.Ratio;
import io.github.crisisrules.core.roster.Roster;
import io.github.crisisrules.core.roster.Squad;
import io.github.crisisrules.json.shape.PublicTypes;
import io.github.crisisrules.json.shape.Specimens;
import io.github.crisisrules.testing.core.CardArbitraries;
import io.vavr.collection.Vector;
import java.math.BigInteger;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Every written value is read as an equal one. */
class RoundTripProperties {
    private static final CrisisJson JSON = CrisisJson.standard();
    private static final Vector<Class<?>> TYPES =
            PublicTypes.all().filter(type -> !Recipes.NO_DATA.contains(type) && !Recipes.VIEWS.contains(type));

    @Provide
    Arbitrary<Roster> rosters() {
        return CardArbitraries.rosters();
    }

    @Provide
    Arbitrary<Squad> squads() {
        return CardArbitraries.squads();
    }

    @Property(tries = 500)
    void ofAnyType(@ForAll long seed) {
        Class<?> type = TYPES.get(Seed.of(seed).split("type").below(TYPES.size()));
        Object value = Specimens.of(Seed.of(seed), Recipes.TABLE).one(type);
        String text = JSON.write(value);
        assertThat(JSON.write(JSON.read(text, type).get())).isEqualTo(text);
        assertThat(JSON.read(JSON.writeLines(value), type).map(JSON::write).get())
                .isEqualTo(text);
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void ofRosters(@ForAll("rosters") Roster roster) {
        assertThat(JSON.read(JSON.write(roster), Roster.class).get()).isEqualTo(roster);
    }

    @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
    void ofSquads(@ForAll("squads") Squad squad) {
        assertThat(JSON.read(JSON.write(squad), Squad.class).get()).isEqualTo(squad);
    }

    @Property
    void ofSeeds(@ForAll long first, @ForAll long second) {
        Seed seed = new Seed(first, second);
        assertThat(JSON.read(JSON.write(seed), Seed.class).get()).isEqualTo(seed);
    }

    @Property
    void ofRatios(@ForAll BigInteger numerator, @ForAll @IntRange(min = 1) int denominator) {
        Ratio ratio = Ratio.of(numerator, BigInteger.valueOf(denominator));
        assertThat(JSON.read(JSON.write(ratio), Ratio.class).get()).isEqualTo(ratio);
    }

    @Property(tries = 20)
    void ofOdds(@ForAll @IntRange(min = 1, max = 9) int attack, @ForAll @IntRange(min = 1, max = 9) int defence) {
        Distribution<Integer> odds = CrisisOdds.damage(attack, defence);
        Distribution<Integer> read = JSON.read(JSON.write(odds), new JsonType<Distribution<Integer>>() {})
                .get();
        assertThat(read).isEqualTo(odds);
        assertThat(read.outcomes()).isEqualTo(odds.outcomes());
    }
}
